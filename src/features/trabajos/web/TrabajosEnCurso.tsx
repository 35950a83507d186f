import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { type Trabajo, trabajosQuery, useCancelarTrabajo } from '#web/lib/trabajos/trabajos-query.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Avance } from '#web/ui/Espera.tsx'
import styles from './TrabajosEnCurso.module.css'

/** Work that this tab waits for, or waited for until it was done: whoever waits says how it ended. */
function useEsperados(): { esperados: Set<string>; recibidos: Set<string> } {
  const todos = useMutationState({
    filters: { mutationKey: ['trabajo'] },
    select: ({ options, state }) => ({
      clave: (options.mutationKey ?? []).slice(1).join(' '),
      estado: state.status,
    }),
  })
  const filter = (estado: string) =>
    new Set(todos.flatMap((uno) => (uno.estado === estado ? [uno.clave] : [])))
  return { esperados: filter('pending'), recibidos: filter('success') }
}

const isFileMade = ({ estado, enlace }: Trabajo) => estado === 'listo' && enlace != null

/** As this page knows it: under way, ended with that still to be said, or said. */
type Visto = 'en_curso' | 'terminado' | 'dicho'

interface DichoDeOtroModo {
  esperados: Set<string>
  /** The answer may come before the list of works knows that it ended. */
  recibidos: Set<string>
  /** Whether the screen that is open shows its file. */
  isALaVista: (trabajo: Trabajo) => boolean
}

function see(
  trabajo: Trabajo,
  antes: Visto | undefined,
  { esperados, recibidos, isALaVista }: DichoDeOtroModo,
) {
  const { estado, tipo, idClima } = trabajo
  if (estado === 'en_curso') return 'en_curso'
  if (antes === undefined || antes === 'dicho') return antes
  if (isFileMade(trabajo) && isALaVista(trabajo)) return 'dicho'
  if (antes === 'terminado') return antes
  const clave = `${tipo} ${idClima}`
  return estado === 'cancelado' || esperados.has(clave) || recibidos.has(clave) ? 'dicho' : 'terminado'
}

const CLAVE = 'trabajos'
const RECORDADOS = 20

/** A reload while something ends is told too: what this tab has seen outlives its pages. */
function readVistos(): Record<string, Visto> {
  try {
    return JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}')
  } catch {
    return {}
  }
}

function keepVistos(vistos: Record<string, Visto>): void {
  try {
    const ultimos = Object.entries(vistos).slice(-RECORDADOS)
    sessionStorage.setItem(CLAVE, JSON.stringify(Object.fromEntries(ultimos)))
  } catch {
    // Where the browser forbids it, a reload forgets.
  }
}

/** Ids of what ended while this page was open and nobody has said yet; and how to say that it was read. */
function useTerminados(trabajos: readonly Trabajo[], deOtroModo: DichoDeOtroModo) {
  const [vistos, setVistos] = useState<Record<string, Visto>>(() =>
    typeof window === 'undefined' ? {} : readVistos(),
  )
  useEffect(() => keepVistos(vistos), [vistos])
  const cambios = trabajos.flatMap((trabajo): [string, Visto][] => {
    const visto = see(trabajo, vistos[trabajo.id], deOtroModo)
    return visto && visto !== vistos[trabajo.id] ? [[trabajo.id, visto]] : []
  })
  const note = (nuevos: [string, Visto][]) =>
    setVistos((antes) => ({ ...antes, ...Object.fromEntries(nuevos) }))
  if (cambios.length > 0) note(cambios)
  const terminados = new Set(Object.keys(vistos).filter((id) => vistos[id] === 'terminado'))
  const client = useQueryClient()
  const cuantos = terminados.size
  useEffect(() => {
    if (cuantos > 0) void client.invalidateQueries({ queryKey: CLIMAS })
  }, [cuantos, client])
  return [terminados, (ids: string[]) => note(ids.map((id) => [id, 'dicho']))] as const
}

const NOMBRES: Record<string, string> = {
  excel: 'Excel de datos',
  cierre: 'Cerrar y anonimizar',
  publicacion: 'Publicar resultados',
  invitaciones: 'Invitar con una lista',
  'informe-pdf': 'Informe en PDF',
  'informe-pptx': 'Informe en PowerPoint',
  'informe-xlsx': 'Excel para el cliente',
  'informe-cliente': 'Publicar el informe al cliente',
}

const getNombre = (tipo: string) => NOMBRES[tipo] ?? 'Trabajo en curso'

interface TrabajosEnCursoProps {
  /** Where what a work did is seen. */
  toEnlace: (trabajo: Trabajo) => string | null
}

/**
 * Over every screen of staff: their long work, whichever screen or tab began it, until it ends; then how it ended, unless
 * the screen that waits for it says so itself.
 */
export function TrabajosEnCurso({ toEnlace }: TrabajosEnCursoProps) {
  const { pathname, search } = useLocation()
  const { esperados, recibidos } = useEsperados()
  const { data = [] } = useQuery(trabajosQuery(useApi(), esperados.size > 0))
  // The screen of the report shows its files one by one.
  const isALaVista = (trabajo: Trabajo) =>
    trabajo.tipo.startsWith('informe-') && toEnlace(trabajo) === `${pathname}${search}`
  const [terminados, quitar] = useTerminados(data, { esperados, recibidos, isALaVista })
  const ajenos = data.filter((trabajo) => !isALaVista(trabajo))
  const enCurso = ajenos.filter(({ estado }) => estado === 'en_curso')
  const nuevos = ajenos.filter(({ id }) => terminados.has(id))
  // Files say no more than that they are made: the newest speaks for all.
  const archivos = nuevos.filter(isFileMade)
  const avisos = nuevos.filter((trabajo) => !isFileMade(trabajo) || trabajo === archivos[0])
  if (enCurso.length + nuevos.length === 0) return null
  return (
    <section className={styles.trabajos} aria-label="Trabajo en curso">
      {enCurso.map((trabajo) => (
        <EnCurso key={trabajo.id} trabajo={trabajo} enlace={toEnlace(trabajo)} />
      ))}
      {avisos.map((trabajo) => {
        const dichos = isFileMade(trabajo) ? archivos : [trabajo]
        return (
          <Terminado
            key={trabajo.id}
            trabajo={trabajo}
            otros={dichos.length - 1}
            enlace={toEnlace(trabajo)}
            onQuitar={() => quitar(dichos.map(({ id }) => id))}
          />
        )
      })}
    </section>
  )
}

function EnCurso({ trabajo, enlace }: { trabajo: Trabajo; enlace: string | null }) {
  const { mutate: cancel, isPending } = useCancelarTrabajo()
  const { tipo, asunto, paso, hecho, total } = trabajo
  return (
    <div className={styles.trabajo}>
      <Avance {...{ paso, hecho, total }} titulo={<Titulo {...{ tipo, asunto, enlace }} />}>
        <p className={styles.nota}>
          <span className={styles[tipo]}>
            {tipo === 'excel'
              ? 'Puedes seguir trabajando; si cierras esta página, se deja a medias.'
              : 'Puedes seguir trabajando o irte: sigue solo.'}
          </span>
          {trabajo.cancelable && (
            <Boton tono="texto" disabled={isPending} onClick={() => cancel(trabajo.id)}>
              Cancelar
            </Boton>
          )}
        </p>
      </Avance>
    </div>
  )
}

function Titulo({ tipo, asunto, enlace }: { tipo: string; asunto?: string | null; enlace: string | null }) {
  return (
    <p className={styles.titulo}>
      <strong>{getNombre(tipo)}</strong> {asunto && (enlace ? <Link to={enlace}>{asunto}</Link> : asunto)}
    </p>
  )
}

interface TerminadoProps {
  trabajo: Trabajo
  /** Files made before it that nobody has looked at either. */
  otros: number
  enlace: string | null
  onQuitar: () => void
}

/** The part that stays of a list that ended half-way. */
function describeLoGuardado({ tipo, estado, hecho, total }: Trabajo): string {
  if (tipo !== 'invitaciones' || estado !== 'fallido' || hecho === 0) return ''
  const parte = `${formatNumero(hecho)} de ${formatNumero(total)}`
  return ` Quedaron guardadas ${parte} direcciones: al mandar la lista de nuevo se saltan.`
}

function Terminado({ trabajo, otros, enlace, onQuitar }: TerminadoProps) {
  const { tipo, asunto, estado, paso } = trabajo
  return (
    <Aviso
      tono={estado === 'listo' ? 'bien' : 'mal'}
      accion={<BotonIcono icono="cerrar" nombre="Quitar este aviso" onClick={onQuitar} />}
    >
      <Titulo {...{ tipo, asunto, enlace }} />
      {paso}
      {otros > 0 && `, y ${otros} más`}
      {describeLoGuardado(trabajo)}
    </Aviso>
  )
}
