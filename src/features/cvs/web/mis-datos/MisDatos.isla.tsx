import { useEffect, useState } from 'react'
import { LARGO_DE_NOTA_DE_PETICION, type Pedido } from '#domain/cvs/peticiones.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { ApiError } from '#web/lib/api.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useApi } from '#web/lib/site.tsx'
import { findTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo, CampoTexto } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import styles from './MisDatos.module.css'
import { ConfirmPeticion, RequestDatos } from './mis-datos.generated.ts'

const PEDIDOS: readonly { valor: Pedido; texto: string }[] = [
  { valor: 'copia', texto: 'Una copia de lo que guardan de mí' },
  { valor: 'correccion', texto: 'Corregir un dato' },
  { valor: 'borrado', texto: 'Borrar mis datos' },
]

/** The form goes away with the focus that it had. */
const focusLugar = (lugar: HTMLElement | null) => lugar?.focus()

const formatFalla = (error: unknown) =>
  error instanceof ApiError ? error.message : 'No se pudo mandar. Revisa tu conexión y prueba de nuevo.'

/** A person asks for what is stored of them; a link of a mail, which stands after #, confirms it. */
export function MisDatos() {
  const [token, setToken] = useState('')
  useEffect(() => setToken(findTokenDeEnlace()), [])
  return token ? <Confirmar token={token} /> : <Pedir />
}

function Pedir() {
  const api = useApi()
  const [respuesta, setRespuesta] = useState<string | null>(null)
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: { correo: '', pedido: 'copia' as Pedido, nota: '' },
    check: ({ correo }) =>
      isCorreo(correo.trim()) ? {} : { correo: 'Escribe un correo completo, como ana@correo.com.' },
    send: async (valores) => (await api(RequestDatos, valores)).requestDatos,
    onListo: setRespuesta,
    onFalla: (error) => setFalla(formatFalla(error)),
  })
  if (respuesta)
    return (
      <div className={styles.dicho} ref={focusLugar} tabIndex={-1}>
        <Aviso tono="bien">{respuesta}</Aviso>
        <p>El enlace sirve 2 días y una sola vez. Si no llega, revisa la carpeta de correo no deseado.</p>
      </div>
    )
  return (
    <>
      <p>
        Pide lo que guardamos de ti, o que lo corrijamos o borremos. Confirmas por correo que eres tú, y te
        contestamos en diez días hábiles como máximo.
      </p>
      <form {...form.formProps} className={styles.formulario} method="post">
        <Campo
          rotulo="Tu correo"
          type="email"
          autoComplete="email"
          ayuda="El que usaste para escribirnos o enviarnos tu CV."
          {...form.campo('correo')}
        />
        <fieldset className={styles.pedidos} disabled={form.enviando}>
          <legend>¿Qué pides?</legend>
          {PEDIDOS.map(({ valor, texto }) => (
            <label key={valor} htmlFor={`pedido-${valor}`}>
              <Casilla
                unica
                id={`pedido-${valor}`}
                name="pedido"
                value={valor}
                checked={form.valores.pedido === valor}
                onChange={() => form.change('pedido', valor)}
              />
              {texto}
            </label>
          ))}
        </fieldset>
        <CampoTexto
          rotulo="Algo que debamos saber"
          opcional
          rows={3}
          maxLength={LARGO_DE_NOTA_DE_PETICION}
          {...form.campo('nota')}
        />
        {falla && !form.enviando && <Aviso tono="mal">{falla}</Aviso>}
        <Boton tono="primario" {...form.botonProps}>
          {form.enviando ? 'Mandando…' : 'Pedir'}
        </Boton>
      </form>
    </>
  )
}

/** A press, for mail programs open links on their own. */
function Confirmar({ token }: { token: string }) {
  const api = useApi()
  const { formatDia } = useFechas()
  const [plazo, setPlazo] = useState<number | null>(null)
  const [falla, setFalla] = useState<string | null>(null)
  const form = useFormulario({
    inicial: {},
    check: () => ({}),
    send: async () => (await api(ConfirmPeticion, { token })).confirmPeticion.plazo,
    onListo: setPlazo,
    onFalla: (error) => setFalla(formatFalla(error)),
  })
  if (plazo !== null)
    return (
      <div className={styles.dicho} ref={focusLugar} tabIndex={-1}>
        <Aviso tono="bien">Recibimos tu petición.</Aviso>
        <p>Te contestamos a tu correo a más tardar el {formatDia(plazo)}.</p>
      </div>
    )
  return (
    <form {...form.formProps} className={styles.formulario} method="post">
      <p>Confirma que eres tú quien pide algo sobre sus datos.</p>
      {falla && !form.enviando && (
        <Aviso tono="mal">
          {falla} <Enlace to="/mis-datos">Pedir otro enlace</Enlace>
        </Aviso>
      )}
      <Boton tono="primario" {...form.botonProps}>
        {form.enviando ? 'Confirmando…' : 'Confirmar mi petición'}
      </Boton>
    </form>
  )
}
