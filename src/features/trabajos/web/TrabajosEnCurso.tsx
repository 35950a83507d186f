import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useApi } from '#web/lib/site.tsx'
import { type Trabajo, trabajosQuery, useCancelarTrabajo } from '#web/lib/trabajos/trabajos-query.ts'
import { Avance } from '#web/ui/Avance.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import styles from './TrabajosEnCurso.module.css'
import { isFileMade, useEsperados, useTerminados } from './use-terminados.ts'

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

/** Of a list that ended half-way, what of it stays. */
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
