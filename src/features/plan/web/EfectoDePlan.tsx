import { createEscala } from '#dibujo/escala.ts'
import { formatDiferencia, formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { describeCumplimiento, formatPlazo } from '#domain/plan/tandas.ts'
import { Reparos } from '#web/ui/Reparos.tsx'
import { Estado } from './Compromisos.tsx'
import styles from './EfectoDePlan.module.css'
import type { Efecto, Plan } from './plan-queries.ts'

const NUMEROS = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const formatNumero = (numero: number) => NUMEROS[numero] ?? String(numero)

/** One sentence: how many were kept, and of how many of those the figure rose. */
function formatHallazgo(efectos: readonly Efecto[]): string {
  const hechos = efectos.filter(({ compromiso }) => compromiso.estado === 'hecho')
  const suben = hechos.filter(({ veredicto }) => veredicto === 'Sube').length
  const total =
    efectos.length === 1 ? 'Del único compromiso' : `De ${formatNumero(efectos.length)} compromisos`
  if (hechos.length === 0) return `${total}, ninguno se cumplió todavía.`
  const cumplidos = hechos.length === 1 ? 'uno se cumplió' : `${formatNumero(hechos.length)} se cumplieron`
  if (suben === 0) return `${total}, ${cumplidos}, y todavía no se nota una subida clara.`
  if (suben === hechos.length)
    return `${total}, ${cumplidos} y en ${suben === 1 ? 'él' : 'todos ellos'} sube lo que debía moverse.`
  return `${total}, ${cumplidos}, y en ${formatNumero(suben)} de ellos sube lo que debía moverse.`
}

/** Behind the figure of each round that has one. */
function formatPersonasDe({ personasAntes, personas }: Efecto, [antes, ahora]: [string, string]): string {
  const partes = [
    ...(personasAntes == null ? [] : [`${formatPersonas(personasAntes)} en ${antes}`]),
    ...(personas == null ? [] : [`${formatPersonas(personas)} en ${ahora}`]),
  ]
  return partes.length === 0 ? '' : ` ${partes.join(' y ')}.`
}

/** A wide range has more marks than there is room for their numbers: every second one then, zero among them. */
function listRotuladas(marcas: readonly number[]): number[] {
  const salto = Math.ceil(marcas.length / 6)
  const cero = Math.max(marcas.indexOf(0), 0)
  return marcas.filter((_, i) => (i - cero) % salto === 0)
}

const TONOS: Record<string, string> = { Sube: 'sube', Baja: 'baja' }

interface EfectoDePlanProps {
  anterior: NonNullable<Plan['anterior']>
  periodo: string
  hoy: string
}

export function EfectoDePlan({ anterior, periodo, hoy }: EfectoDePlanProps) {
  const { efectos } = anterior
  const extremos = efectos.flatMap(({ desde, hasta }) =>
    desde == null || hasta == null ? [] : [desde, hasta],
  )
  const escala = createEscala(extremos.length > 0 ? extremos : [-10, 10], 6, true)
  const toParte = (valor: number) => ((valor - escala.desde) / (escala.hasta - escala.desde)) * 100
  return (
    <>
      <p className={styles.hallazgo}>
        {formatHallazgo(efectos)}
        <small>
          Cada uno se mide en el área donde se prometió: satisfacción en {anterior.periodo}, en {periodo} y la
          diferencia con su margen de 95 %.
        </small>
      </p>
      <table className={styles.efecto}>
        <thead>
          <tr>
            <th scope="col">Qué se prometió</th>
            <th scope="col">Se cumplió</th>
            <th scope="col">{anterior.periodo}</th>
            <th scope="col">{periodo}</th>
            <th scope="col" className={styles.plano}>
              <span className="oculto">Diferencia en puntos</span>
              <div className={styles.eje} aria-hidden="true">
                {listRotuladas(escala.marcas).map((marca) => (
                  <span key={marca} style={{ left: `${toParte(marca)}%` }}>
                    {marca > 0 ? `+${marca}` : String(marca).replace('-', '−')}
                  </span>
                ))}
              </div>
            </th>
            <th scope="col">Qué pasó</th>
          </tr>
        </thead>
        <tbody>
          {efectos.map((efecto) => (
            <FilaDeEfecto
              key={efecto.compromiso.id}
              {...{ efecto, toParte, hoy }}
              marcas={escala.marcas}
              periodos={[anterior.periodo, periodo]}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.base}>{anterior.base}</p>
      <Reparos titulo="Antes de sacar conclusiones">
        <li>
          <strong>Que suba después no prueba que fue por esto.</strong> Donde es de un área o grupo, al lado
          va toda la empresa.
        </li>
        <li>
          <strong>Si toda la empresa también sube,</strong> el compromiso no explica por sí solo la
          diferencia.
        </li>
        <li>
          <strong>Sin cambio claro</strong> no quiere decir que no sirvió: con pocas personas solo se ven los
          cambios grandes.
        </li>
      </Reparos>
    </>
  )
}

function FilaDeEfecto({
  efecto,
  marcas,
  periodos,
  hoy,
  toParte,
}: {
  efecto: Efecto
  hoy: string
  marcas: readonly number[]
  periodos: [string, string]
  toParte: (valor: number) => number
}) {
  const { compromiso, antes, ahora, puntos, desde, hasta, veredicto, sinCambio, empresa } = efecto
  const cumplimiento = describeCumplimiento(compromiso, hoy)
  const format = (cifra: number | null | undefined) => (cifra == null ? '—' : formatPorcentaje(cifra))
  return (
    <tr>
      <th scope="row">
        {compromiso.que}
        <small>
          {compromiso.medida}. {compromiso.parte}.{formatPersonasDe(efecto, periodos)}
        </small>
      </th>
      <td className={styles.cumplio}>
        <Estado estado={cumplimiento.estado}>{cumplimiento.nombre}</Estado>
        {compromiso.estado !== 'hecho' && <small>{formatPlazo(compromiso.fecha, hoy)}</small>}
      </td>
      <td className={styles.antes} data-rotulo={periodos[0]}>
        {format(antes)}
      </td>
      <td className={styles.ahora} data-rotulo={periodos[1]}>
        {format(ahora)}
      </td>
      <td className={styles.plano}>
        <svg className={styles.raya} aria-hidden="true">
          {marcas.map((marca) => (
            <line
              key={marca}
              x1={`${toParte(marca)}%`}
              x2={`${toParte(marca)}%`}
              y1="0"
              y2="100%"
              data-cero={marca === 0}
            />
          ))}
          {puntos != null && desde != null && hasta != null && (
            <g data-tono={TONOS[veredicto ?? ''] ?? 'igual'}>
              <line x1={`${toParte(desde)}%`} x2={`${toParte(hasta)}%`} y1="50%" y2="50%" />
              <circle cx={`${toParte(puntos)}%`} cy="50%" r="8" />
            </g>
          )}
        </svg>
      </td>
      <td className={styles.paso} data-tono={TONOS[veredicto ?? ''] ?? 'igual'}>
        {veredicto && puntos != null ? (
          <>
            <strong>{veredicto}</strong>
            <small>{formatDiferencia(puntos).texto} puntos</small>
            {empresa != null && <small>En toda la empresa: {formatDiferencia(empresa).texto}</small>}
          </>
        ) : (
          <small>{sinCambio}</small>
        )}
      </td>
    </tr>
  )
}
