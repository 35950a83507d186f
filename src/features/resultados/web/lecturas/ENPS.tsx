import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { EntradaDeLeyenda } from '#dibujo/lamina.ts'
import { createGraficaDePilas } from '#dibujo/pilas/draw-pilas.ts'
import type { FilaDePilas, GraficaDePilas } from '#dibujo/pilas/grafica-de-pilas.ts'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { formatReserva, getReserva } from '#domain/resultados/reserva.ts'
import { useApi } from '#web/lib/site.tsx'
import { BloqueDeClima } from '../BloqueDeClima.tsx'
import { formatClima, isSinPublicar } from '../clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from '../graficas.ts'
import { PantallaDeGrafica } from '../PantallaDeGrafica.tsx'
import resultados from '../Resultados.module.css'
import { SelloDePublicacion } from '../SelloDePublicacion.tsx'
import { formatPuntos } from './celda.ts'
import type { DeENPSFragment } from './lecturas.generated.ts'
import { type DatosDeENPS, enpsQuery } from './lecturas-queries.ts'

/** Promoters less detractors, of the company, its areas and its groups, and round by round. */
export function ENPS({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.ENPS.titulo}
      formatTexto={() =>
        'Promotores (9 y 10) menos detractores (0 a 6), en puntos de −100 a 100, con su intervalo de 95 %.'
      }
      resultado={useQuery(enpsQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({
  datos: { clima, preguntas },
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: DatosDeENPS }) {
  if (preguntas.length === 0)
    return (
      <p className={resultados.vacia}>
        El cuestionario de este clima no tiene una escala de 0 a 10 marcada como eNPS. Se marca en Estructura,
        en su parte.
      </p>
    )
  return (
    <>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="El eNPS llega" />
      {preguntas.map(({ id, pregunta, conjuntos, rondas }, i) => (
        <section key={id} className={resultados.parte}>
          <h2>{pregunta}</h2>
          <BloqueDeClima
            nivel={3}
            primera={i === 0}
            clima={clima}
            titulo="Empresa, áreas y grupos"
            grafica={createGraficaDePilas({
              ...COMUN,
              encabezado: 'Conjunto',
              filas: conjuntos.map(({ conjunto, eNPS }, n) => ({
                numero: conjunto.codigo ?? String(n + 1),
                nombre: conjunto.nombre,
                ...describePila(eNPS ?? null, describeVacia(clima, conjunto)),
              })),
            })}
            leyenda={LEYENDA}
            mostrarLeyenda
            base="Base: en cada renglón, quienes contestaron la pregunta, sin contar «No Aplica»."
            fuente={formatClima(clima)}
            archivoDe={GRAFICAS.ENPS.titulo}
          />
          {rondas.length > 1 && (
            <BloqueDeClima
              nivel={3}
              clima={clima}
              titulo="Ronda por ronda"
              texto="Toda la empresa, donde se preguntó lo mismo."
              grafica={createGraficaDePilas({
                ...COMUN,
                encabezado: 'Ronda',
                filas: rondas.map(({ periodo, eNPS }, n) => ({
                  numero: String(n + 1),
                  nombre: periodo,
                  ...describePila(eNPS ?? null, 'Sin cifra'),
                })),
              })}
              leyenda={LEYENDA}
              mostrarLeyenda
              base="Base: en cada ronda, quienes contestaron la pregunta, sin contar «No Aplica»."
              fuente={formatClima(clima)}
              archivoDe={`${GRAFICAS.ENPS.titulo} por ronda`}
            />
          )}
        </section>
      ))}
    </>
  )
})

type Conjunto = DatosDeENPS['preguntas'][number]['conjuntos'][number]['conjunto']

function describeVacia(
  clima: DatosDeENPS['clima'],
  { clase, reserva, seLeeEnSuArea }: Pick<Conjunto, 'clase' | 'reserva' | 'seLeeEnSuArea'>,
): string {
  if (isSinPublicar(clima)) return 'Al publicar'
  if (!reserva || clase === 'empresa') return 'Sin datos que mostrar'
  return formatReserva(getReserva(clase, reserva, { seLeeEnSuArea }), clima.minimoPorGrupo)
}

/** Best first. */
const PARTES: GraficaDePilas['partes'] = [
  { nombre: 'Promotores', color: 'r0', tinta: 'paper' },
  { nombre: 'Pasivos', color: 'sand-3', tinta: 'ink' },
  { nombre: 'Detractores', color: 'r3', tinta: 'paper' },
]

const COMUN = { medida: 'eNPS', partes: PARTES }

const LEYENDA: EntradaDeLeyenda[] = PARTES.map(({ nombre, color }) => ({
  texto: nombre,
  color: color as Exclude<typeof color, 'trama'>,
}))

function describePila(eNPS: DeENPSFragment | null, vacia: string): Pick<FilaDePilas, 'nota' | 'pila'> {
  if (!eNPS) return { pila: { tipo: 'sinPila', texto: vacia } }
  const { puntos, desde, hasta, personas, promotores, pasivos, detractores } = eNPS
  return {
    nota: `De ${formatPuntos(desde, 0)} a ${formatPuntos(hasta, 0)}, con ${formatPersonas(personas)}`,
    pila: {
      tipo: 'pila',
      valores: [promotores, pasivos, detractores],
      corte: promotores,
      texto: formatPuntos(puntos, 0),
      color: puntos >= 0 ? 'r0' : 'r3',
    },
  }
}
