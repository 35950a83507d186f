import type { ReactNode } from 'react'
import { formatFecha, formatFechaSinAnio } from '#domain/fechas/format-fecha.ts'
import { formatPersonas } from '#domain/resultados/base.ts'
import type { DeQuien } from '#domain/resultados/explain-reservas.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { PorQueSeReserva } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, describeAvance, isPorLlegar } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { PorLlegar } from './PorLlegar.tsx'
import styles from './Publicacion.module.css'
import { countEnLetras, formatCuestionarios } from './palabras.ts'
import resultados from './Resultados.module.css'
import { useEsPersonal } from './use-es-personal.ts'

interface SelloDePublicacionProps {
  clima: ClimaDeGraficas
  enlaces: EnlacesDeGraficas
  /** The part of this view that comes with the publication: "La satisfacción de cada área". */
  queLlega: string
  /** That some of it is withheld, in a sentence, and of whom. */
  reservas?: string
  de?: DeQuien
  /** Its figures do not come with an early publication. */
  tardia?: boolean
}

/** Clients read of people; a questionnaire is a word of whoever counts them. */
const useContadas = () => (useEsPersonal() ? formatCuestionarios : formatPersonas)

/** Published once and whole: said in the head of the view, and by nothing else. */
const isDeUnaVez = ({ minimoPorGrupo, publicaciones, avance }: ClimaDeGraficas) =>
  minimoPorGrupo > 1 && publicaciones.length === 1 && !avance

/** "Publicado el 18 de noviembre de 2026 con 640 hojas.", in the line under the title. */
export function DeCuando({ clima }: { clima: ClimaDeGraficas }) {
  const { timeZone } = useSiteConfig()
  const count = useContadas()
  const [primera] = clima.publicaciones
  if (!primera || !isDeUnaVez(clima)) return null
  return (
    <>
      Publicado el {formatFecha(primera.fecha, timeZone)}
      <span className={resultados.conCuantos}> con {count(primera.hojas)}</span>.
    </>
  )
}

/** Over the charts: when their figures come, or since when they are there and what is withheld. */
export function SelloDePublicacion({
  clima,
  enlaces,
  queLlega,
  reservas = '',
  de = 'grupos',
  tardia = de === 'antiguedades',
}: SelloDePublicacionProps) {
  const { timeZone } = useSiteConfig()
  const count = useContadas()
  if (clima.minimoPorGrupo === 1) return null
  if (isPorLlegar(clima, tardia))
    return <PorLlegar clima={clima} enlaces={enlaces} queLlega={queLlega} tardia={tardia} />
  const [primera, ...otras] = clima.publicaciones
  if (!primera) return null
  if (clima.avance)
    return (
      <Sello candado={false}>
        <p>
          <strong>{describeAvance(clima)}</strong> Publicado el {formatFecha(primera.fecha, timeZone)} con{' '}
          {count(primera.hojas)}. Los demás esperan enteros a la publicación que sigue. {reservas}
        </p>
        {reservas && <PorQueSeReserva idClima={clima.id} de={de} />}
      </Sello>
    )
  if (otras.length > 0) return <VariasPublicaciones clima={clima} reservas={reservas} de={de} />
  if (!reservas) return null
  return (
    <Sello>
      <p>{reservas}</p>
      <PorQueSeReserva idClima={clima.id} de={de} />
    </Sello>
  )
}

/** A quiet line on sand. */
export function Sello({ children, candado = true }: { children: ReactNode; candado?: boolean }) {
  return (
    <div className={styles.sello}>
      <Icono nombre={candado ? 'candado' : 'reloj'} />
      <div>{children}</div>
    </div>
  )
}

/** In place of what is decided and not there yet, or above the rest of it. */
export function SeEstaTerminando({ clima: { terminando, cerrado } }: { clima: ClimaDeGraficas }) {
  if (!terminando) return null
  return (
    <Sello candado={false}>
      <p role="status">
        <strong>Se está terminando {cerrado ? 'el cierre' : 'la publicación'}.</strong> Lo que falta llega en
        unos segundos.
      </p>
    </Sello>
  )
}

/** "Dos grupos se reservan." Nothing where none is. */
export function describeReservas(
  cuantas: number,
  [singular, plural]: readonly [string, string],
  femenino = false,
): string {
  if (cuantas === 0) return ''
  return `${capitalize(countEnLetras(cuantas, singular, plural, femenino))} se ${cuantas === 1 ? 'reserva' : 'reservan'}.`
}

function VariasPublicaciones({
  clima,
  reservas,
  de,
}: Pick<SelloDePublicacionProps, 'clima' | 'reservas'> & { de: DeQuien }) {
  const { timeZone } = useSiteConfig()
  const count = useContadas()
  const { publicaciones } = clima
  return (
    <section className={styles.bloques}>
      <h2>{capitalize(countEnLetras(publicaciones.length, 'publicación', 'publicaciones', true))}</h2>
      <div>
        <ol>
          {publicaciones.map(({ numero, fecha, hojas }) => (
            <li key={numero}>
              <b>{numero}</b>
              <strong>{formatFechaSinAnio(fecha, timeZone)}</strong>
              <span>
                {count(hojas)}
                {numero > 1 && ' más'}
              </span>
            </li>
          ))}
        </ol>
        <p>
          Una cifra junta todas. Donde lo nuevo era muy poco para mostrarse, queda la anterior y lo nuevo solo
          cuenta en toda la empresa. {reservas}
        </p>
        {reservas && <PorQueSeReserva idClima={clima.id} de={de} />}
      </div>
    </section>
  )
}
