import type { EntradaDeLeyenda } from '#dibujo/lamina.ts'
import { createGraficaDePilas } from '#dibujo/pilas/draw-pilas.ts'
import type { FilaDePilas, GraficaDePilas } from '#dibujo/pilas/grafica-de-pilas.ts'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { BloqueDeClima } from '../BloqueDeClima.tsx'
import { formatClima } from '../clima-de-graficas.ts'
import { GRAFICAS } from '../graficas.ts'
import { formatPuntos } from './celda.ts'
import type { DeENPSFragment } from './lecturas.generated.ts'
import type { DatosDeENPS } from './lecturas-queries.ts'

interface ENPSPorRondaProps {
  clima: DatosDeENPS['clima']
  rondas: DatosDeENPS['preguntas'][number]['rondas']
  titulo?: string
  nivel?: 2 | 3
}

/** Of the whole company, where the same was asked. */
export const ENPSPorRonda = ({ clima, rondas, titulo = 'Ronda por ronda', nivel = 3 }: ENPSPorRondaProps) => (
  <BloqueDeClima
    nivel={nivel}
    clima={clima}
    titulo={titulo}
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
)

/** Best first. */
const PARTES: GraficaDePilas['partes'] = [
  { nombre: 'Promotores', color: 'r0', tinta: 'paper' },
  { nombre: 'Pasivos', color: 'sand-3', tinta: 'ink' },
  { nombre: 'Detractores', color: 'r3', tinta: 'paper' },
]

export const COMUN = { medida: 'eNPS', partes: PARTES }

export const LEYENDA: EntradaDeLeyenda[] = PARTES.map(({ nombre, color }) => ({
  texto: nombre,
  color: color as Exclude<typeof color, 'trama'>,
}))

export function describePila(eNPS: DeENPSFragment | null, vacia: string): Pick<FilaDePilas, 'nota' | 'pila'> {
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
