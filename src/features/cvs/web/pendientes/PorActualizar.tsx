import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useAccion } from '#web/marco/use-accion.ts'
import { AccionesDeFila } from '#web/ui/AccionesDeFila.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { AvisoSinCorreo } from '#web/ui/Correo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Filtro } from '#web/ui/Filtro.tsx'
import { Encabezados, Tabla } from '#web/ui/Tabla.tsx'
import { Bola, Vacio } from '#web/ui/Vacio.tsx'
import { type FiltroDeEnlace, refreshCvs, toVista } from '../direcciones-de-pendientes.ts'
import { FallaDeLectura } from '../FallaDeLectura.tsx'
import { useDeleteCv } from '../use-delete-cv.ts'
import styles from './Bandeja.module.css'
import propios from './MensajesDeContacto.module.css'
import { PaginasDePendientes } from './PaginasDePendientes.tsx'
import { formatEdad, formatEnlace, formatEscogidas } from './palabras-de-espera.ts'
import { ChangeRespuestaVista, SendSolicitudesDeActualizacion } from './pendientes.generated.ts'
import {
  countPorActualizar,
  type FilaPorActualizar,
  porActualizarQuery,
  refreshPendientes,
} from './pendientes-queries.ts'
import { useConservar } from './use-conservar.tsx'

interface FilaProps {
  fila: FilaPorActualizar
  escogida: boolean
  onToggle: () => void
  onVista: () => void
  onConservar: () => void
  onEliminar: () => void
}

const focusFiltro = () => document.querySelector<HTMLElement>('main [aria-pressed="true"]')?.focus()

/** The row goes away under the focus: its neighbour takes it, or else the filter above. */
function moveFocusFrom(boton: HTMLElement): void {
  const fila = boton.closest('tr')
  const vecina = fila?.nextElementSibling ?? fila?.previousElementSibling
  const destino = vecina?.querySelector<HTMLElement>('[aria-expanded]')
  if (destino) destino.focus()
  else focusFiltro()
}

function Fila({ fila, escogida, onToggle, onVista, onConservar, onEliminar }: FilaProps) {
  const { cv } = fila
  const { pathname, search } = useLocation()
  const fechas = useFechas()
  const nombre = formatNombreCompleto(cv)
  return (
    <tr>
      <td>
        <Casilla checked={escogida} onChange={onToggle} aria-label={`Mandar el enlace a ${nombre}`} />
      </td>
      <td data-toda>
        <strong className={styles.nombre}>
          <Link to={`/admin/cv/editar/${cv.id}`} state={{ volver: pathname + search }}>
            {nombre}
          </Link>
        </strong>
        <span className={styles.sub}>{cv.etiquetasPuestos.join(', ')}</span>
      </td>
      <td data-rotulo="Al día hasta" data-toda className={`${propios.estado} ${styles.fecha}`}>
        {capitalize(fechas.formatMes(cv.alDia))}
        <span className={styles.sub}>{formatEdad(cv.alDia, Date.now())}</span>
        {cv.seBorra != null && <span className={styles.sub}>Se borra el {fechas.formatDia(cv.seBorra)}</span>}
      </td>
      <td data-rotulo="Enlace para actualizar" data-toda>
        <Bola llena={cv.respuesta != null}>{formatEnlace(fila, fechas, Date.now())}</Bola>
      </td>
      <td data-toda>
        <AccionesDeFila
          de={nombre}
          verbo={
            cv.respuesta == null ? (
              <Boton chico onClick={onConservar}>
                Conservar<span className="oculto"> el CV de {nombre}</span>
              </Boton>
            ) : (
              <Boton chico onClick={onVista}>
                Visto<span className="oculto">, respuesta de {nombre}</span>
              </Boton>
            )
          }
        >
          <Link to={`/admin/cv/editar/${cv.id}`} state={{ volver: pathname + search }}>
            Abrir CV<span className="oculto"> de {nombre}</span>
          </Link>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              moveFocusFrom(currentTarget)
              onEliminar()
            }}
          >
            Eliminar<span className="oculto"> el CV de {nombre}</span>
          </button>
        </AccionesDeFila>
      </td>
    </tr>
  )
}

/** CVs that nobody has confirmed for long: ask their people, or keep them on purpose. */
export function PorActualizar({ pagina, filtro }: { pagina: number; filtro: FiltroDeEnlace }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [escogidos, setEscogidos] = useState<ReadonlySet<string>>(new Set())
  const [escogidosEn, setEscogidosEn] = useState(filtro)
  const unpick = (ids: readonly string[]) =>
    setEscogidos((antes) => new Set([...antes].filter((otro) => !ids.includes(otro))))
  const { conservar, dialogo } = useConservar(({ id }) => unpick([id]))
  // The counts of the list before stay, so that the filter keeps the focus while the next one comes.
  const lista = useQuery({ ...porActualizarQuery(api, filtro, pagina), placeholderData: keepPreviousData })

  // Nobody is written to who was chosen in a list that is not there any more, which "back" changes too.
  if (escogidosEn !== filtro) {
    setEscogidosEn(filtro)
    setEscogidos(new Set())
  }

  const { hacer, ocupado } = useAccion(() => refreshPendientes(queryClient))
  const { deleteCv, ocultos } = useDeleteCv(
    () => {},
    async (cliente) => Promise.all([refreshPendientes(cliente), refreshCvs(cliente)]),
  )
  const toggle = (id: string) => {
    const otros = new Set(escogidos)
    if (!otros.delete(id)) otros.add(id)
    setEscogidos(otros)
  }

  // One that does not come takes the way to the others, and the focus, not away.
  const { getPendientes: pendientes, getCVsPorActualizar: recibidas } = lista.data ?? {}
  const filas = recibidas?.filter(({ cv }) => !ocultos.includes(cv.id)) ?? []
  const { sinMandar, esperando, contestaron } = pendientes?.porActualizar ?? {}
  const carpetaDeCorreo = pendientes?.carpetaDeCorreo
  const cuantos = escogidos.size
  const aLaVista = filas.filter(({ cv }) => escogidos.has(cv.id)).length
  const conLista = lista.isSuccess && !lista.isPlaceholderData
  const enOtras = conLista ? cuantos - aLaVista : 0
  return (
    <>
      {carpetaDeCorreo && (
        <div className={styles.sobre}>
          <AvisoSinCorreo carpeta={carpetaDeCorreo} />
        </div>
      )}
      <div className={styles.sobre}>
        <Filtro
          nombre="Enlace para actualizar"
          valor={filtro}
          onChange={(otro) => void navigate(toVista('por-actualizar', 1, otro))}
          opciones={[
            {
              valor: 'todos',
              texto: 'Todos',
              cuantos: pendientes && countPorActualizar(pendientes.porActualizar),
            },
            { valor: 'sinMandar', texto: 'Sin mandar', cuantos: sinMandar },
            { valor: 'esperando', texto: 'Esperando', cuantos: esperando },
            { valor: 'contestaron', texto: 'Contestaron', cuantos: contestaron },
          ]}
        />
        <Boton
          tono="primario"
          disabled={cuantos === 0 || ocupado || lista.isError}
          onClick={() => {
            // With nobody chosen the button rests, and would let go of the focus.
            focusFiltro()
            hacer(async () => {
              const idsCV = [...escogidos]
              const { sendSolicitudesDeActualizacion } = await api(SendSolicitudesDeActualizacion, { idsCV })
              // A person chosen meanwhile waits for the next time.
              unpick(idsCV)
              return sendSolicitudesDeActualizacion
            })
          }}
        >
          {cuantos === 0 ? 'Mandar enlace' : `Mandar enlace a ${cuantos}`}
        </Boton>
        <div className={styles.escogidas}>
          <p role="status">{enOtras > 0 && formatEscogidas(cuantos, enOtras)}</p>
          {enOtras > 0 && (
            <Boton
              tono="texto"
              onClick={() => {
                focusFiltro()
                setEscogidos(new Set())
              }}
            >
              Desmarcar todas
            </Boton>
          )}
        </div>
      </div>
      {lista.isError ? (
        <FallaDeLectura
          error={lista.error}
          onRetry={() => {
            focusFiltro()
            void lista.refetch()
          }}
        />
      ) : lista.isPending || lista.isPlaceholderData ? (
        <Cargador texto="Buscando los CVs…" />
      ) : filas.length === 0 ? (
        <Vacio titulo="Nada por actualizar aquí." />
      ) : (
        <Tabla nombre="CVs por actualizar" apila pronto className={`${styles.tabla} ${styles.conCasilla}`}>
          <Encabezados
            de={['(Escoger)', 'Persona', 'Al día hasta', 'Enlace para actualizar', '(Acciones)']}
          />
          <tbody>
            {filas.map((fila) => (
              <Fila
                key={fila.cv.id}
                fila={fila}
                escogida={escogidos.has(fila.cv.id)}
                onToggle={() => toggle(fila.cv.id)}
                onVista={() =>
                  hacer(async () => {
                    const { changeRespuestaVista } = await api(ChangeRespuestaVista, { idCV: fila.cv.id })
                    unpick([fila.cv.id])
                    return changeRespuestaVista.mensaje
                  })
                }
                onConservar={() => conservar(fila.cv)}
                onEliminar={() => {
                  unpick([fila.cv.id])
                  deleteCv(fila.cv)
                }}
              />
            ))}
          </tbody>
        </Tabla>
      )}
      {conLista && (
        <PaginasDePendientes
          pagina={pagina}
          // Those just deleted too: there may be a page after this one.
          cuantos={lista.data.getCVsPorActualizar.length}
          toPagina={(otra) => toVista('por-actualizar', otra, filtro)}
        />
      )}
      <p className={styles.pie}>
        El enlace deja a cada persona confirmar, cambiar o borrar lo suyo, sin contraseña. Sirve una vez,
        durante 30 días.
      </p>
      {dialogo}
    </>
  )
}
