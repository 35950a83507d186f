import type { ReactNode } from 'react'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { formatFecha, formatFechaSinAnio } from '#domain/fechas/format-fecha.ts'
import type { DeQuien } from '#domain/resultados/explain-reservas.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { PorQueSeReserva } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, isSinPublicar } from './clima-de-graficas.ts'
import styles from './Publicacion.module.css'
import { countDias, countEnLetras, formatDiaDeSemana, formatHojas } from './palabras.ts'

interface SelloDePublicacionProps {
  clima: ClimaDeGraficas
  /** What of this view comes with the publication: "La satisfacción de cada área". */
  queLlega: string
  /** That some of it is withheld, in a sentence, and of whom. */
  reservas?: string
  de?: DeQuien
}

/** Over the charts: when their figures come, or since when they are there and what is withheld. */
export function SelloDePublicacion({
  clima,
  queLlega,
  reservas = '',
  de = 'grupos',
}: SelloDePublicacionProps) {
  const { timeZone } = useSiteConfig()
  if (clima.minimoPorGrupo === 1) return null
  if (isSinPublicar(clima)) return <PorLlegar clima={clima} queLlega={queLlega} />
  const [primera, ...otras] = clima.publicaciones
  if (!primera) return null
  if (otras.length > 0) return <VariasPublicaciones clima={clima} reservas={reservas} de={de} />
  return (
    <Sello candado={reservas !== ''}>
      <p>
        Publicado el {formatFecha(primera.fecha, timeZone)} con {formatHojas(primera.hojas)}. {reservas}
      </p>
      {reservas && <PorQueSeReserva idClima={clima.id} de={de} />}
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

/** "Dos grupos se reservan." Nothing where none is. */
export function describeReservas(
  cuantas: number,
  [singular, plural]: readonly [string, string],
  femenino = false,
): string {
  if (cuantas === 0) return ''
  return `${capitalize(countEnLetras(cuantas, singular, plural, femenino))} se ${cuantas === 1 ? 'reserva' : 'reservan'}.`
}

function PorLlegar({ clima, queLlega }: Pick<SelloDePublicacionProps, 'clima' | 'queLlega'>) {
  const { timeZone } = useSiteConfig()
  const { encuestaActiva, fechaLimite } = clima
  const dias = encuestaActiva && fechaLimite ? countDias(fechaLimite, Date.now()) : null
  const cuando =
    encuestaActiva && fechaLimite
      ? `La encuesta termina el ${formatDiaDeSemana(fechaLimite, timeZone)}. Hasta entonces`
      : encuestaActiva
        ? 'La encuesta sigue abierta. Mientras tanto'
        : 'La encuesta está inactiva y los resultados, sin publicar. Hasta entonces'
  return (
    <section className={styles.llega}>
      {dias !== null && (
        <p className={styles.enorme}>
          {formatNumero(dias)}
          <small>{dias === 1 ? 'día' : 'días'}</small>
        </p>
      )}
      <div>
        <h2>{queLlega} al publicar</h2>
        <p>
          {cuando} se ve cuántas personas contestan, no qué contestan: con una cifra que se mueve hoja por
          hoja se sabría lo que dijo cada quien.
        </p>
      </div>
    </section>
  )
}

function VariasPublicaciones({
  clima,
  reservas,
  de,
}: Pick<SelloDePublicacionProps, 'clima' | 'reservas'> & { de: DeQuien }) {
  const { timeZone } = useSiteConfig()
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
                {formatHojas(hojas)}
                {numero > 1 && ' más'}
              </span>
            </li>
          ))}
        </ol>
        <p>
          Una cifra junta las {publicaciones.length === 2 ? 'dos' : publicaciones.length}. Donde las hojas
          nuevas eran muy pocas para mostrarse, se conserva la cifra de una publicación anterior, y lo nuevo
          solo cuenta en toda la empresa. {reservas}
        </p>
        {reservas && <PorQueSeReserva idClima={clima.id} de={de} />}
      </div>
    </section>
  )
}
