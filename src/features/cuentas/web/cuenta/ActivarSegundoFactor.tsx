import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { CuadroQr } from '#web/ui/CuadroQr.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { CodigosDeRecuperacion } from './CodigosDeRecuperacion.tsx'
import {
  ActivateSegundoFactor,
  ConfirmSegundoFactor,
  PrepareSegundoFactor,
  type PrepareSegundoFactorMutation,
} from './cuenta.generated.ts'
import { findRechazo } from './factores-query.ts'
import styles from './SegundoFactor.module.css'

type Preparado = PrepareSegundoFactorMutation['prepareSegundoFactor']

/** In the order in which it is done; each step appears when the one before it is done. */
type Avance =
  | { paso: 'contrasena' }
  | { paso: 'escanea'; preparado: Preparado }
  | { paso: 'guarda'; preparado: Preparado; codigos: string[] }

interface ActivarSegundoFactorProps {
  cuenta: string
  /** Where "Ahora no" leads; null where the firm asks everybody for a second factor. */
  regreso: string | null
  onActivado: () => void
}

export function ActivarSegundoFactor({ cuenta, regreso, onActivado }: ActivarSegundoFactorProps) {
  const [avance, setAvance] = useState<Avance>({ paso: 'contrasena' })
  const salida = regreso && (
    <Link to={regreso} className={styles.salida}>
      Ahora no
    </Link>
  )
  if (avance.paso === 'contrasena')
    return (
      <Paso titulo="Tu contraseña">
        <Empezar
          cuenta={cuenta}
          salida={salida}
          onPreparado={(preparado) => setAvance({ paso: 'escanea', preparado })}
        />
      </Paso>
    )
  const { preparado } = avance
  return (
    <>
      <Paso numero={1} titulo="Escanea" enfocado>
        <Escanea preparado={preparado} />
      </Paso>
      <Paso numero={2} titulo="Confirma">
        {avance.paso === 'escanea' ? (
          <Confirma
            salida={salida}
            onCodigos={(codigos) => setAvance({ paso: 'guarda', preparado, codigos })}
          />
        ) : (
          <p className={styles.coincide} role="status">
            <Icono nombre="hecho" />
            Coincide. Tu teléfono y este sitio ya se entienden.
          </p>
        )}
      </Paso>
      {avance.paso === 'guarda' && (
        <Paso numero={3} titulo="Guarda tus códigos" enfocado>
          <Guarda codigos={avance.codigos} cuenta={cuenta} salida={salida} onActivado={onActivado} />
        </Paso>
      )}
    </>
  )
}

/** `enfocado`: it takes the focus of the step that went before it. */
function Paso({
  numero,
  titulo,
  enfocado = false,
  children,
}: {
  numero?: number
  titulo: string
  enfocado?: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (enfocado) ref.current?.focus()
  }, [enfocado])
  return (
    <section className={styles.paso}>
      <h2 ref={ref} tabIndex={-1}>
        {numero && <span>{numero}</span>} {titulo}
      </h2>
      <div>{children}</div>
    </section>
  )
}

function Empezar({
  cuenta,
  salida,
  onPreparado,
}: {
  cuenta: string
  salida: ReactNode
  onPreparado: (preparado: Preparado) => void
}) {
  const api = useApi()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { password: '' },
    check: ({ password }) => (password ? {} : { password: 'Escribe tu contraseña.' }),
    send: async ({ password }) => (await api(PrepareSegundoFactor, { password })).prepareSegundoFactor,
    onListo: onPreparado,
    findRechazo: (error) => {
      const rechazo = findRechazo(error)
      return rechazo?.actual ? { password: rechazo.actual } : null
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <form {...form.formProps} className={styles.formulario} method="post">
      <input hidden readOnly name="usuario" autoComplete="username" value={cuenta} />
      <Campo
        rotulo="Contraseña actual"
        ayuda="Para que nadie lo active por ti en una pantalla que quedó abierta."
        {...form.campo('password')}
        type="password"
        autoComplete="current-password"
      />
      <div className={styles.botones}>
        <Boton tono="primario" {...form.botonProps}>
          {form.enviando ? 'Preparando…' : 'Continuar'}
        </Boton>
        {salida}
      </div>
    </form>
  )
}

function Escanea({ preparado: { clave, uri } }: { preparado: Preparado }) {
  const showAviso = useAvisos()
  const escrita = clave.match(/.{1,4}/g)?.join(' ') ?? clave
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(clave)
      showAviso({ tono: 'bien', texto: 'Clave copiada.', ms: SUCCESS_MS })
    } catch {
      showAviso({ tono: 'mal', texto: 'No se pudo copiar. Escríbela en tu teléfono.', ms: SUCCESS_MS })
    }
  }
  return (
    <div className={styles.escanea}>
      <CuadroQr
        texto={uri}
        nombre="Cuadro para la aplicación de códigos de tu teléfono"
        className={styles.qr}
      />
      <div>
        <p>
          Abre en tu teléfono una aplicación de códigos y apunta la cámara a este cuadro. Sirve cualquiera:
          Aegis, Google Authenticator, Microsoft Authenticator.
        </p>
        <p className={styles.rotulo}>¿No puedes escanear? Escribe esta clave</p>
        <div className={styles.clave}>
          <code>{escrita}</code>
          <Boton chico onClick={() => void copy()}>
            Copiar
          </Boton>
        </div>
      </div>
    </div>
  )
}

function Confirma({ salida, onCodigos }: { salida: ReactNode; onCodigos: (codigos: string[]) => void }) {
  const api = useApi()
  const showAviso = useAvisos()
  const form = useFormulario({
    inicial: { codigo: '' },
    check: ({ codigo }) =>
      /^\d{6}$/.test(codigo.replace(/\s/g, '')) ? {} : { codigo: 'Son seis cifras, como 482 913.' },
    send: async ({ codigo }) => (await api(ConfirmSegundoFactor, { codigo })).confirmSegundoFactor,
    onListo: onCodigos,
    findRechazo: (error) =>
      error instanceof ApiError && ['BAD_USER_INPUT', 'RATE_LIMITED'].includes(error.code)
        ? { codigo: error.message }
        : null,
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <form {...form.formProps} className={styles.formulario}>
      <Campo
        rotulo="Código de seis cifras"
        ayuda="El que muestra ahora la aplicación."
        className={styles.codigo}
        {...form.campo('codigo')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <div className={styles.botones}>
        <Boton tono="primario" {...form.botonProps}>
          {form.enviando ? 'Comprobando…' : 'Comprobar el código'}
        </Boton>
        {salida}
      </div>
    </form>
  )
}

function Guarda({
  codigos,
  cuenta,
  salida,
  onActivado,
}: {
  codigos: string[]
  cuenta: string
  salida: ReactNode
  onActivado: () => void
}) {
  const api = useApi()
  const showAviso = useAvisos()
  const id = useId()
  const form = useFormulario({
    inicial: { guardados: false },
    check: () => ({}),
    send: async () => (await api(ActivateSegundoFactor, {})).activateSegundoFactor,
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      onActivado()
    },
    onFalla: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <>
      <p>Si pierdes el teléfono, cada código te deja entrar una vez. No se vuelven a mostrar.</p>
      <CodigosDeRecuperacion codigos={codigos} cuenta={cuenta} />
      <form {...form.formProps}>
        <label htmlFor={id} className={styles.guardados}>
          <Casilla
            id={id}
            checked={form.valores.guardados}
            onChange={(event) => form.change('guardados', event.currentTarget.checked)}
          />
          Ya los guardé en un lugar que no es mi teléfono
        </label>
        <div className={styles.botones}>
          <Boton tono="primario" {...form.botonProps} disabled={!form.valores.guardados}>
            {form.enviando ? 'Activando…' : 'Activar segundo factor'}
          </Boton>
          {salida}
        </div>
      </form>
    </>
  )
}
