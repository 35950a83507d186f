import type { Color } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { COLORES_DE_ESCALA, getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { findHallazgo } from '#domain/lecturas/orden-de-mapa.ts'
import { BANDAS, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import type { NombreDeGrafica } from '../graficas.ts'
import type { DatosDelMapa, DatosDeTendencia } from '../lecturas/lecturas-queries.ts'

/** One mark of the small drawing beside a button, in a box of 120 × 28. */
export type Marca =
  | { tipo: 'barra'; x: number; y: number; ancho: number; alto: number; color: Color }
  | { tipo: 'bola'; x: number; y: number; llena: boolean }
  | { tipo: 'raya'; puntos: readonly (readonly [number, number])[]; color: Color; punteada?: boolean }

/** Line of a button about its view. */
export interface Resumen {
  linea: string
  marcas: readonly Marca[]
}

export type Resumenes = Partial<Record<NombreDeGrafica, Resumen>>

/** Figures of the wire: shares from 0 to 1. */
export interface DatosDelMenu {
  mapa: DatosDelMapa
  tendencia: DatosDeTendencia
  preguntas: readonly { pregunta: string; porcentajes: readonly number[] }[]
  areas: readonly ConFactores[]
  grupos: readonly ConFactores[]
  textos: { respuestas: number; conTema: number } | null
}

/** A set of people, and the percent of each factor that has one. */
export interface ConFactores {
  nombre: string
  factores: readonly number[]
}

const ANCHO = 120
const ALTO = 28

type Fila = DatosDelMapa['filas'][number]
type Celda = Fila['general']

const getNombre = ({ conjunto }: Fila) => conjunto.codigo ?? conjunto.nombre
const listValores = (celdas: readonly Celda[]) =>
  celdas.flatMap(({ valor }) => (valor == null ? [] : [valor]))
const listCambios = (celdas: readonly Celda[]) => celdas.flatMap(({ cambio }) => (cambio ? [cambio] : []))
const alcanza = (valor: number) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)
const plural = (cuantas: number, una: string, varias: string) => (cuantas === 1 ? una : varias)

/** From the ten below the lowest to the ten above the highest, with 75 inside. */
function createEscala(valores: readonly number[]): (valor: number) => number {
  const desde = Math.floor(Math.min(UMBRAL_DE_SATISFACCION, ...valores) / 10) * 10
  const hasta = Math.ceil(Math.max(UMBRAL_DE_SATISFACCION, ...valores) / 10) * 10
  return (valor) => 5 + ((valor - desde) / (hasta - desde || 1)) * (ANCHO - 10)
}

const drawUmbral = (x: number): Marca => ({
  tipo: 'raya',
  puntos: [
    [x, 0],
    [x, ALTO],
  ],
  color: 'ink',
  punteada: true,
})

/** Each on its place; those that would touch stand above or below. */
function drawBolas(valores: readonly number[]): Marca[] {
  const getX = createEscala(valores)
  const puestas: { x: number; y: number }[] = []
  for (const x of valores.map(getX).sort((a, b) => a - b)) {
    const isLibre = (y: number) => puestas.every((otra) => Math.hypot(otra.x - x, otra.y - y) >= 9)
    puestas.push({ x, y: [14, 5, 23].find(isLibre) ?? 14 })
  }
  const llenas = [...valores].sort((a, b) => a - b).map(alcanza)
  return [
    drawUmbral(getX(UMBRAL_DE_SATISFACCION)),
    ...puestas.map(({ x, y }, i): Marca => ({ tipo: 'bola', x, y, llena: llenas[i]! })),
  ]
}

/** Columns side by side, each from its own base. */
function drawColumnas(columnas: readonly { desde: number; hasta: number; color: Color }[]): Marca[] {
  const paso = ANCHO / Math.max(columnas.length, 1)
  return columnas.map(({ desde, hasta, color }, i) => ({
    tipo: 'barra',
    x: i * paso,
    y: ALTO - Math.max(desde, hasta) * ALTO,
    ancho: Math.max(paso - 2, 1),
    alto: Math.max(Math.abs(hasta - desde) * ALTO, 1),
    color,
  }))
}

const COLOR_DE_CAMBIO = { sube: 'pine', baja: 'danger', sinCambio: 'sand-3' } as const

function drawCambios(celdas: readonly Celda[]): Marca[] {
  const cambios = listCambios(celdas).sort((a, b) => b.puntos - a.puntos)
  const mayor = Math.max(1, ...cambios.map(({ puntos }) => Math.abs(puntos)))
  return drawColumnas(
    cambios.map(({ puntos, veredicto }) => ({
      desde: 0.5,
      hasta: 0.5 + puntos / mayor / 2,
      color: COLOR_DE_CAMBIO[veredicto],
    })),
  )
}

/** "10 de 13 suben, ninguna baja": what changed for certain. */
function describeCambios(celdas: readonly Celda[]): string {
  const cambios = listCambios(celdas)
  const count = (cual: 'sube' | 'baja') => cambios.filter(({ veredicto }) => veredicto === cual).length
  const [suben, bajan] = [count('sube'), count('baja')]
  return `${suben} de ${cambios.length} ${plural(suben, 'sube', 'suben')}, ${bajan || 'ninguna'} ${plural(bajan || 1, 'baja', 'bajan')}`
}

const resumeCambios = (celdas: readonly Celda[]): Resumen | null =>
  listCambios(celdas).length > 0 ? { linea: describeCambios(celdas), marcas: drawCambios(celdas) } : null

function resumePartes(filas: readonly Fila[]): Resumen | null {
  const valores = listValores(filas.map(({ general }) => general))
  if (valores.length === 0) return null
  const llegan = valores.filter(alcanza).length
  return {
    linea: `${llegan} de ${valores.length} ${plural(llegan, 'llega', 'llegan')} a 75`,
    marcas: drawBolas(valores),
  }
}

/** Who is lowest, and in how many variables. */
function resumeLoMasBajo(filas: readonly Fila[], columnas: number): Resumen | null {
  const bajos = Array.from({ length: columnas }, (_, c) => {
    const conCifra = filas.filter(({ celdas }) => celdas[c]?.valor != null)
    const minimo = Math.min(...conCifra.map(({ celdas }) => celdas[c]!.valor!))
    return conCifra.find(({ celdas }) => celdas[c]!.valor === minimo)
  })
  const veces = new Map<Fila, number>()
  for (const fila of bajos) if (fila) veces.set(fila, (veces.get(fila) ?? 0) + 1)
  const [peor] = [...veces].sort((a, b) => b[1] - a[1])
  if (!peor || filas.length < 2) return null
  return {
    linea: `${getNombre(peor[0])}, lo más bajo en ${peor[1]} de ${columnas}`,
    marcas: drawColumnas(
      filas.map((fila) => ({
        desde: 0,
        hasta: (veces.get(fila) ?? 0) / columnas,
        color: fila === peor[0] ? 'ink' : 'sand-3',
      })),
    ),
  }
}

/** Of each set how many factors reach the line: full balls first. */
function resumePelotas(conjuntos: readonly ConFactores[]): Resumen | null {
  const cuentas = conjuntos
    .filter(({ factores }) => factores.length > 0)
    .map(({ nombre, factores }) => ({ nombre, de: factores.length, llegan: factores.filter(alcanza).length }))
    .sort((a, b) => b.llegan / b.de - a.llegan / a.de)
  const [mejor, peor] = [cuentas[0], cuentas.at(-1)]
  if (!mejor || !peor) return null
  const linea =
    mejor === peor
      ? `${mejor.nombre} ${mejor.llegan} de ${mejor.de}`
      : `${mejor.nombre} ${mejor.llegan} de ${mejor.de}, ${peor.nombre} ${peor.llegan}`
  const muestra = cuentas.length > 4 ? [cuentas[0]!, cuentas[1]!, cuentas.at(-2)!, cuentas.at(-1)!] : cuentas
  return {
    linea,
    marcas: muestra.flatMap(({ llegan, de }, fila) =>
      Array.from({ length: 13 }, (_, i) => ({
        tipo: 'bola' as const,
        x: 4 + i * 9,
        y: 4 + fila * 7,
        llena: (i + 0.5) / 13 < llegan / de,
      })),
    ),
  }
}

function resumeGeneral({ general }: Fila): Resumen | null {
  const { valor } = general
  if (valor == null) return null
  const falta = UMBRAL_DE_SATISFACCION - valor
  const getX = (porcentaje: number) => ((Math.max(porcentaje, 50) - 50) / 50) * ANCHO
  const bandas = [...BANDAS].reverse()
  return {
    linea: `${formatPorcentaje(valor)} %${alcanza(valor) ? '' : `, a ${formatPorcentaje(falta)} de 75`}`,
    marcas: [
      ...bandas.map(({ desde }, i): Marca => {
        const x = getX(desde)
        return {
          tipo: 'barra',
          x,
          y: 14,
          ancho: getX(bandas[i + 1]?.desde ?? 100) - x,
          alto: 8,
          color: getColorDeBanda(desde),
        }
      }),
      {
        tipo: 'raya',
        puntos: [
          [getX(valor), 5],
          [getX(valor), 26],
        ],
        color: 'ink',
      },
      { tipo: 'bola', x: getX(valor), y: 5, llena: true },
    ],
  }
}

const SIGNO = { sube: '▲ ', baja: '▼ ', sinCambio: '– ' } as const

function resumeGeneralComparada(
  { general: { valor, antes, cambio } }: Fila,
  periodo: string,
): Resumen | null {
  if (valor == null || antes == null || !cambio) return null
  const puntos = `${cambio.puntos > 0 ? '+' : ''}${cambio.puntos.toFixed(2)}`.replace('-', '−')
  return {
    linea: `${SIGNO[cambio.veredicto]}${puntos} desde ${periodo}${cambio.veredicto === 'sinCambio' ? ', sin certeza' : ''}`,
    marcas: [
      { tipo: 'barra', x: 0, y: 3, ancho: (valor / 100) * ANCHO, alto: 10, color: 'amber' },
      { tipo: 'barra', x: 0, y: 15, ancho: (antes / 100) * ANCHO, alto: 10, color: 'terracotta' },
    ],
  }
}

function resumeAnalisis(celdas: readonly Celda[]): Resumen | null {
  const valores = listValores(celdas)
  if (valores.length === 0) return null
  return {
    linea: `De ${formatPorcentaje(Math.min(...valores))} a ${formatPorcentaje(Math.max(...valores))}`,
    marcas: drawColumnas(
      valores.map((valor) => ({ desde: 0, hasta: valor / 100, color: getColorDeBanda(valor) })),
    ),
  }
}

/** Seniorities as they came, and the lowest by its name. */
function resumeAntiguedad(filas: readonly Fila[]): Resumen | null {
  const partes = resumePartes(filas)
  const [peor] = filas
    .filter(({ general }) => general.valor != null)
    .sort((a, b) => a.general.valor! - b.general.valor!)
  return partes && peor
    ? { ...partes, linea: `${peor.conjunto.nombre}, ${formatPorcentaje(peor.general.valor!)}` }
    : null
}

function resumeMapa({ columnas, filas }: DatosDelMapa): Resumen | null {
  const hallazgo = findHallazgo({ columnas, filas }, 'satisfaccion')
  if (!hallazgo) return null
  const { fila, columna } = hallazgo
  const [ancho, alto] = [ANCHO / columnas.length, ALTO / filas.length]
  return {
    linea: `${columnas[columna]!.nombre} en ${getNombre(fila)}, ${formatPorcentaje(fila.celdas[columna]!.valor!)}`,
    marcas: filas.flatMap(({ celdas }, f) =>
      celdas.map(({ valor }, c) => ({
        tipo: 'barra' as const,
        x: c * ancho,
        y: f * alto,
        ancho: ancho - 1,
        alto: alto - 0.5,
        color: valor == null ? ('sand-2' as const) : getColorDeBanda(valor),
      })),
    ),
  }
}

function resumeTendencia({ general }: DatosDeTendencia): Resumen | null {
  const valores = general.valores.map((valor) => valor ?? null)
  const conCifra = valores.flatMap((valor, i) => (valor === null ? [] : [{ valor, i }]))
  if (conCifra.length < 2) return null
  const [minimo, maximo] = [
    Math.min(...conCifra.map(({ valor }) => valor)),
    Math.max(UMBRAL_DE_SATISFACCION, ...conCifra.map(({ valor }) => valor)),
  ]
  const place = ({ valor, i }: { valor: number; i: number }) =>
    [
      5 + (i / (valores.length - 1)) * (ANCHO - 10),
      24 - ((valor - minimo) / (maximo - minimo || 1)) * 20,
    ] as const
  const puntos = conCifra.map(place)
  return {
    linea: conCifra.map(({ valor }) => formatPorcentaje(valor)).join(', '),
    marcas: [
      { tipo: 'raya', puntos, color: 'ink' },
      ...puntos.map(([x, y], i): Marca => ({ tipo: 'bola', x, y, llena: alcanza(conCifra[i]!.valor) })),
    ],
  }
}

/** The variable that fewest call good. */
function resumeComplementarias(preguntas: DatosDelMenu['preguntas']): Resumen | null {
  const deEscala = preguntas.filter(({ porcentajes }) => porcentajes.length === COLORES_DE_ESCALA.length)
  const getMalo = ({ porcentajes }: (typeof deEscala)[number]) => porcentajes[2]! + porcentajes[3]!
  const [peor] = [...deEscala].sort((a, b) => getMalo(b) - getMalo(a))
  if (!peor) return null
  const paso = ANCHO / deEscala.length
  return {
    linea: `${Math.round(getMalo(peor))} % regular o malo: ${peor.pregunta}`,
    marcas: deEscala.flatMap(({ porcentajes }, i) => {
      let y = 0
      return porcentajes.map((porcentaje, p): Marca => {
        const alto = (porcentaje / 100) * ALTO
        const marca: Marca = {
          tipo: 'barra',
          x: i * paso,
          y,
          ancho: Math.max(paso - 2, 1),
          alto,
          color: COLORES_DE_ESCALA[p]!,
        }
        y += alto
        return marca
      })
    }),
  }
}

function resumeTextos(textos: DatosDelMenu['textos']): Resumen | null {
  if (!textos || textos.respuestas === 0) return null
  const { respuestas, conTema } = textos
  return {
    linea: `${respuestas} ${plural(respuestas, 'respuesta', 'respuestas')}, ${conTema} con tema`,
    marcas: [
      { tipo: 'barra', x: 0, y: 10, ancho: ANCHO, alto: 8, color: 'sand-3' },
      { tipo: 'barra', x: 0, y: 10, ancho: (conTema / respuestas) * ANCHO, alto: 8, color: 'ink' },
    ],
  }
}

/** Nothing that a view does not show itself; what has no figure says nothing. */
export function resumeVistas({ mapa, tendencia, preguntas, areas, grupos, textos }: DatosDelMenu): Resumenes {
  const { filas, columnas, comparado } = mapa
  const listClase = (clase: Fila['conjunto']['clase']) =>
    filas.filter(({ conjunto }) => conjunto.clase === clase)
  const [empresa] = listClase('empresa')
  if (!empresa) return {}
  const deClase = {
    areas: listClase('areas'),
    grupos: listClase('grupos'),
    antiguedades: listClase('antiguedades'),
  }
  const listTodas = (partes: readonly Fila[]) => partes.flatMap(({ celdas }) => celdas)
  const resumenes: { [N in NombreDeGrafica]?: Resumen | null } = {
    SatisfaccionGeneral: resumeGeneral(empresa),
    SatisfaccionGeneralComparativas: comparado ? resumeGeneralComparada(empresa, comparado.periodo) : null,
    GraficasComplementarias: resumeComplementarias(preguntas),
    PreguntasAbiertas: resumeTextos(textos),
    AreasDeAnalisis: resumeAnalisis(empresa.celdas),
    AreasDeAnalisisComparativas: resumeCambios(empresa.celdas),
    AreasDeAnalisisPorGrupoDeOpinion: resumeLoMasBajo(deClase.grupos, columnas.length),
    AreasDeAnalisisPorAreaDeTrabajo: resumeLoMasBajo(deClase.areas, columnas.length),
    AreasDeTrabajo: resumePartes(deClase.areas),
    AreasDeTrabajoComparativas: resumeCambios(listTodas(deClase.areas)),
    PelotasAreasDeTrabajo: resumePelotas(areas),
    GruposDeOpinion: resumePartes(deClase.grupos),
    GruposDeOpinionComparativas: resumeCambios(listTodas(deClase.grupos)),
    PelotasGruposDeOpinion: resumePelotas(grupos),
    Antiguedad: resumeAntiguedad(deClase.antiguedades),
    AntiguedadComparativas: resumeCambios(listTodas(deClase.antiguedades)),
    MapaDeCalor: resumeMapa(mapa),
    CambioConCerteza: resumeCambios(empresa.celdas),
    Tendencia: resumeTendencia(tendencia),
  }
  return Object.fromEntries(Object.entries(resumenes).filter(([, resumen]) => resumen)) as Resumenes
}
