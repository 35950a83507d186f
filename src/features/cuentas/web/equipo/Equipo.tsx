import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useFocoEnFila } from '#web/lib/use-foco-en-fila.ts'
import { useParametros } from '#web/lib/use-parametros.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import { Bola, Insignia } from '#web/ui/Vacio.tsx'
import styles from './Equipo.module.css'
import {
  DeactivateCuenta,
  DeleteSegundoFactorDeCuenta,
  DeleteSesionesDeCuenta,
  ReactivateCuenta,
  ResendInvitacion,
} from './equipo.generated.ts'
import { ACCION_DE_CUENTA, type Cuenta, equipoQuery, useAccionDeCuenta } from './equipo-queries.ts'
import { FormularioDeCuenta } from './FormularioDeCuenta.tsx'

const FILTROS = {
  todas: { texto: 'Todas', incluye: () => true },
  administrador: { texto: 'Administradores', incluye: (cuenta: Cuenta) => cuenta.rol === 'administrador' },
  consultor: { texto: 'Consultores', incluye: (cuenta: Cuenta) => cuenta.rol === 'consultor' },
  cliente: { texto: 'Clientes', incluye: (cuenta: Cuenta) => cuenta.rol === 'cliente' },
  desactivada: { texto: 'Desactivadas', incluye: (cuenta: Cuenta) => cuenta.estado === 'desactivada' },
}
type Vista = keyof typeof FILTROS
const VISTAS = Object.keys(FILTROS) as Vista[]

const focusFiltro = () => document.querySelector<HTMLElement>('main [aria-pressed="true"]')?.focus()

const ROLES = { administrador: 'Administrador', consultor: 'Consultor', cliente: 'Cliente' }

export function Equipo({ bitacora }: { bitacora: string }) {
  const equipo = useQuery(equipoQuery(useApi()))
  const [params, change] = useParametros()
  const vista = VISTAS.find((una) => una === params.get('cuentas')) ?? 'todas'
  const [abierta, setAbierta] = useState<Cuenta | 'nueva' | null>(null)
  const cuentas = equipo.data?.cuentas ?? []
  const visibles = cuentas.filter(FILTROS[vista].incluye)
  const enCurso = useIsMutating({ mutationKey: ACCION_DE_CUENTA })
  const { lista, stayAt } = useFocoEnFila<HTMLTableSectionElement>(
    () => enCurso === 0 && !equipo.isFetching,
    focusFiltro,
  )
  return (
    <>
      <Cabeza
        titulo="Equipo"
        acciones={
          <>
            <Link to={bitacora} className={botonClassName('secundario')}>
              Bitácora
            </Link>
            <Boton tono="primario" onClick={() => setAbierta('nueva')}>
              <Icono nombre="mas" />
              Invitar
            </Boton>
          </>
        }
      >
        Quién entra, con qué permisos y desde cuándo.
      </Cabeza>
      {!equipo.data ? (
        <Espera
          texto="Cargando las cuentas…"
          falla={equipo.error && !equipo.isFetching ? formatFailure(equipo.error) : null}
          onReintentar={() => void equipo.refetch()}
        />
      ) : (
        <>
          <Filtro
            nombre="Cuentas"
            valor={vista}
            onChange={(otra) => change({ cuentas: otra === 'todas' ? '' : otra })}
            opciones={VISTAS.map((valor) => ({
              valor,
              texto: FILTROS[valor].texto,
              cuantos: cuentas.filter(FILTROS[valor].incluye).length,
            }))}
          />
          <Tabla nombre="Cuentas" apila pronto className={styles.tabla}>
            <thead>
              <tr>
                <th scope="col">Persona</th>
                <th scope="col">Rol</th>
                <th scope="col">Último acceso</th>
                <th scope="col">Segundo factor</th>
                <th scope="col">
                  <span className="oculto">Acciones</span>
                </th>
              </tr>
            </thead>
            <tbody ref={lista}>
              {visibles.map((cuenta) => (
                <FilaDeCuenta
                  key={cuenta.id}
                  cuenta={cuenta}
                  onCambiar={() => setAbierta(cuenta)}
                  onAccion={() => stayAt(cuenta.id)}
                />
              ))}
            </tbody>
          </Tabla>
          {visibles.length === 0 && <p className={styles.nota}>Ninguna cuenta está así.</p>}
          <p className={styles.nota}>
            Una cuenta desactivada deja de entrar al instante y lo que hizo sigue en la bitácora. Siempre
            queda al menos un administrador activo.
          </p>
          {abierta && (
            <FormularioDeCuenta
              cuenta={abierta === 'nueva' ? null : abierta}
              empresas={equipo.data.empresas}
              onCerrar={() => {
                // Another role may take the row out of the list that is looked at.
                if (abierta !== 'nueva') stayAt(abierta.id)
                setAbierta(null)
              }}
            />
          )}
        </>
      )}
    </>
  )
}

function describeFactor({ segundoFactor, llaveDeAcceso }: Cuenta): string {
  if (segundoFactor) return 'Activo'
  return llaveDeAcceso ? 'Llave de acceso' : 'Sin activar'
}

interface DeCuentaProps {
  cuenta: Cuenta
  onCambiar: () => void
  /** Its buttons rest, and may be others afterwards. */
  onAccion: () => void
}

function FilaDeCuenta({ cuenta, ...acciones }: DeCuentaProps) {
  return (
    <tr data-fila={cuenta.id} tabIndex={-1} data-apagada={cuenta.estado === 'desactivada'}>
      <td>
        <strong>{cuenta.nombre}</strong> {cuenta.propia && <Insignia>Tú</Insignia>}
        <span className={styles.menor}>
          <Correo de={cuenta.correo} />
        </span>
      </td>
      <td data-rotulo="Rol">
        {ROLES[cuenta.rol]}
        {cuenta.empresas.length > 0 && (
          <span className={styles.menor}>
            {cuenta.empresas.map(({ nombre_comercial }) => nombre_comercial).join(', ')}
          </span>
        )}
      </td>
      <td data-rotulo="Último acceso" className={styles.acceso}>
        <Acceso cuenta={cuenta} />
      </td>
      <td data-rotulo="Segundo factor">
        <Bola llena={cuenta.segundoFactor || cuenta.llaveDeAcceso}>{describeFactor(cuenta)}</Bola>
      </td>
      <td data-toda>
        <Acciones cuenta={cuenta} {...acciones} />
      </td>
    </tr>
  )
}

function Acceso({ cuenta }: { cuenta: Cuenta }) {
  const { timeZone } = useSiteConfig()
  const dia = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone })
  const momento = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  if (cuenta.desactivada)
    return (
      <>
        Desactivada el {dia.format(cuenta.desactivada)}
        {cuenta.desactivadaPor && ` por ${cuenta.desactivadaPor}`}
      </>
    )
  if (cuenta.estado === 'invitada')
    return cuenta.invitacion ? (
      <>
        {cuenta.invitacion.rechazada
          ? 'El correo no llegó: revisa la dirección'
          : `Invitación enviada el ${dia.format(cuenta.invitacion.enviada)}`}
        <span className={styles.menor}>El enlace vence el {momento.format(cuenta.invitacion.vence)}</span>
      </>
    ) : (
      <>Sin invitación vigente</>
    )
  return <>{cuenta.ultimoAcceso ? momento.format(cuenta.ultimoAcceso) : 'Nunca'}</>
}

const PREGUNTAS = {
  desactivar: {
    titulo: 'Desactivar la cuenta',
    texto: 'Deja de entrar al instante y sus sesiones se cierran. La puedes reactivar cuando quieras.',
    confirmar: 'Desactivar',
    operacion: DeactivateCuenta,
  },
  sesiones: {
    titulo: 'Cerrar sus sesiones',
    texto: 'Tendrá que entrar de nuevo en todos sus equipos.',
    confirmar: 'Cerrar sesiones',
    operacion: DeleteSesionesDeCuenta,
  },
  factor: {
    titulo: 'Retirar su segundo factor',
    texto:
      'Se retiran sus códigos y llaves de acceso, y entrará solo con su contraseña. Asegúrate de que te lo pide esa persona.',
    confirmar: 'Retirar',
    operacion: DeleteSegundoFactorDeCuenta,
  },
}

function Acciones({ cuenta, onCambiar, onAccion }: DeCuentaProps) {
  const { run, isPending } = useAccionDeCuenta(onAccion)
  const [pregunta, setPregunta] = useState<keyof typeof PREGUNTAS | null>(null)
  if (cuenta.propia)
    return (
      <div className={styles.acciones}>
        <Link className={botonClassName('texto')} to="/admin/cuenta">
          Mi cuenta
        </Link>
      </div>
    )
  const boton = { chico: true, disabled: isPending }
  const pedida = pregunta && PREGUNTAS[pregunta]
  return (
    <>
      {cuenta.estado === 'desactivada' ? (
        <AccionesDeFila
          de={cuenta.nombre}
          verbo={
            <Boton {...boton} onClick={() => run(ReactivateCuenta, cuenta.id)}>
              Reactivar
            </Boton>
          }
        />
      ) : (
        <AccionesDeFila
          de={cuenta.nombre}
          verbo={
            cuenta.estado === 'invitada' ? (
              <Boton {...boton} onClick={() => run(ResendInvitacion, cuenta.id)}>
                Reenviar
              </Boton>
            ) : (
              <Boton {...boton} onClick={onCambiar}>
                Cambiar
              </Boton>
            )
          }
        >
          {cuenta.estado === 'invitada' && (
            <button type="button" disabled={isPending} onClick={onCambiar}>
              Cambiar
            </button>
          )}
          {cuenta.sesiones > 0 && (
            <button type="button" disabled={isPending} onClick={() => setPregunta('sesiones')}>
              Cerrar sesiones
            </button>
          )}
          {(cuenta.segundoFactor || cuenta.llaveDeAcceso) && (
            <button type="button" disabled={isPending} onClick={() => setPregunta('factor')}>
              Retirar factor
            </button>
          )}
          <button type="button" disabled={isPending} onClick={() => setPregunta('desactivar')}>
            Desactivar
          </button>
        </AccionesDeFila>
      )}
      {pedida && (
        <Confirmacion
          abierto
          titulo={pedida.titulo}
          confirmar={pedida.confirmar}
          onCancelar={() => setPregunta(null)}
          onConfirmar={() => {
            run(pedida.operacion, cuenta.id)
            setPregunta(null)
          }}
        >
          <p>
            <strong>{cuenta.nombre}</strong>. {pedida.texto}
          </p>
        </Confirmacion>
      )}
    </>
  )
}
