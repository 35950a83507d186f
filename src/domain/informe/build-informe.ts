import type { Papel } from '../ajustes/ajustes.ts'
import { computePorcentaje } from '../climas/participacion.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { describeFicha } from './build-ficha.ts'
import { listDatos, listHallazgos } from './build-resumen.ts'
import { type CifrasDeInforme, type ConjuntoMedido, listVariables } from './cifras-de-informe.ts'
import { isPosible } from './describir.ts'
import { type ClaveDeRedaccion, type Elecciones, isIncluida, listSecciones } from './elecciones.ts'
import type {
  FactorDestacado,
  FilaDeMapa,
  Imagen,
  Informe,
  Pelota,
  Redaccion,
  Seccion,
  SeccionPortada,
} from './informe.ts'
import { writeCifra, writePuntos } from './redaccion/frases.ts'
import { listSugeridas, type Sugeridas } from './redaccion/list-sugeridas.ts'
import { suggestCambio } from './redaccion/suggest-lecturas.ts'
import { type ClaveDeSeccion, SECCIONES } from './secciones.ts'

/** Factors on either side of "Fortalezas y oportunidades". */
const DESTACADOS = 6

export interface Portadilla {
  fecha: string
  firma: string
  marca: string
  papel: Papel
  logos: { firma: Imagen | null; empresa: Imagen | null }
}

/** The whole report, from figures and choices: what each format then writes in its own way. */
export function buildInforme(
  leidas: CifrasDeInforme,
  elecciones: Elecciones,
  portadilla: Portadilla,
): Informe {
  const cifras = leaveOut(leidas, elecciones.fuera)
  const claves = listSecciones(elecciones).filter(
    (clave) => isIncluida(elecciones, clave) && isPosible(clave, cifras),
  )
  const sugeridas: Sugeridas = new Map(listSugeridas(cifras))
  const redactar = (clave: ClaveDeRedaccion): Redaccion => {
    const { titular, comentario } = elecciones.redacciones[clave] ?? sugeridas.get(clave)?.[0] ?? SIN_PALABRAS
    return { titular, comentario }
  }
  const secciones = claves.flatMap((clave) => buildSeccion(clave, cifras, elecciones, redactar))
  const portada: Seccion = {
    tipo: 'portada',
    ...describePortada(cifras),
    indice: claves
      .filter((clave) => clave !== 'portada')
      .map((clave) => ({ clave, ...describeEnIndice(clave, cifras) })),
  }
  return {
    empresa: cifras.empresa.nombre,
    periodo: cifras.periodo,
    destinatario: elecciones.destinatario,
    ...portadilla,
    minimo: cifras.minimo,
    periodoAntes: cifras.periodoAntes,
    base: cifras.base,
    secciones: [portada, ...secciones],
  }
}

const SIN_PALABRAS: Redaccion = { titular: '', comentario: '' }

/** Without the quotes and commitments that staff left out of this report. */
function leaveOut(cifras: CifrasDeInforme, fuera: readonly string[]): CifrasDeInforme {
  if (fuera.length === 0) return cifras
  const temas = cifras.voces.temas
    .map((tema) => ({ ...tema, citas: tema.citas.filter(({ id }) => !fuera.includes(id)) }))
    .filter(({ citas }) => citas.length > 0)
  return {
    ...cifras,
    voces: { ...cifras.voces, temas },
    plan: cifras.plan.filter(({ id }) => !fuera.includes(id)),
  }
}

function buildSeccion(
  clave: ClaveDeSeccion,
  cifras: CifrasDeInforme,
  elecciones: Elecciones,
  redactar: (clave: ClaveDeRedaccion) => Redaccion,
): Seccion[] {
  const { participacion } = cifras
  switch (clave) {
    case 'portada':
      return []
    case 'ficha':
      return [{ tipo: 'ficha', ...describeFicha(cifras) }]
    case 'resumen':
      return [
        {
          tipo: 'resumen',
          ...redactar(clave),
          general: cifras.general,
          notaDeGeneral: cifras.notaDeGeneral,
          datos: listDatos(cifras),
          ...listHallazgos(cifras),
          decidir: elecciones.decidir,
          indicadores: cifras.indicadores,
        },
      ]
    case 'participacion':
      return [
        {
          tipo: 'participacion',
          ...redactar(clave),
          ...participacion,
          minimo: cifras.minimo,
          areas: participacion.areas.map(({ nombre, contestaron, planeados }) => ({
            nombre,
            porcentaje: planeados ? computePorcentaje({ contestaron, planeados }) : null,
          })),
        },
      ]
    case 'general':
      return [
        {
          tipo: 'general',
          ...redactar(clave),
          general: cifras.general,
          notaDeGeneral: cifras.notaDeGeneral,
          notasDeGrupos: cifras.notasDeGrupos,
          cambio: cifras.general.cambio,
          indicadores: cifras.indicadores,
          areas: cifras.areas,
          grupos: cifras.grupos.map((grupo) => ({ ...grupo, nombre: `${grupo.codigo} ${grupo.nombre}` })),
        },
      ]
    case 'indicadores':
      return cifras.indicadores.map((indicador) => ({
        tipo: 'indicador',
        nombre: indicador.nombre,
        ...redactar(`indicador:${indicador.nombre}`),
        valor: indicador,
        cambio: indicador.cambio,
        notas: [...indicador.notas, ...describeSinPelotas(cifras)],
        variables: indicador.variables.map((variable) => {
          const lugar = listVariables(cifras).indexOf(variable)
          const pelotas = listPelotas(
            cifras,
            ({ variables }) => variables[lugar] ?? null,
            ({ menosPorVariable }) => menosPorVariable?.[lugar],
          )
          return { ...variable, pelotas }
        }),
      }))
    case 'mapa':
      return [
        {
          tipo: 'mapa',
          ...redactar(clave),
          indicadores: cifras.indicadores.map(({ nombre, variables }) => ({
            nombre,
            variables: variables.map((variable) => variable.nombre),
          })),
          bloques: listBloques(cifras),
          ...(cifras.nombresDeTramos.length > 0 ? { nombresDeTramos: cifras.nombresDeTramos } : {}),
        },
      ]
    case 'fortalezas':
      return [{ tipo: 'fortalezas', ...redactar(clave), ...listFactores(cifras) }]
    case 'cambio':
      return [
        {
          tipo: 'cambio',
          ...redactar(clave),
          ...(cifras.cambio ?? { filas: [], notas: [], sinComparar: [] }),
        },
      ]
    case 'prioridades':
      return [
        {
          tipo: 'prioridades',
          ...redactar(clave),
          filas: cifras.prioridades.prioridades.map((una) => ({
            ...una,
            acuerdos: cifras.plan.filter(({ medida }) => medida === una.variable).map(({ que }) => que),
          })),
        },
      ]
    case 'voces':
      return [{ tipo: 'voces', ...redactar(clave), temas: cifras.voces.temas }]
    case 'plan':
      return [{ tipo: 'plan', ...redactar(clave), compromisos: cifras.plan }]
    case 'servicios':
      return [{ tipo: 'servicios', ...redactar(clave), partes: cifras.servicios }]
    case 'preguntas':
      return [{ tipo: 'preguntas', titular: '', comentario: '', variables: listVariables(cifras) }]
  }
}

function describeEnIndice(clave: ClaveDeSeccion, cifras: CifrasDeInforme): { nombre: string; texto: string } {
  const { participacion, general, periodoAntes, indicadores } = cifras
  const textos: Record<ClaveDeSeccion, string> = {
    portada: '',
    ficha: 'Cómo se preguntó, cómo se calcula y qué no se muestra',
    resumen: 'La página para quien solo puede leer una',
    participacion: `Contestaron ${participacion.contestaron} de ${participacion.planeados} personas`,
    general: general.valor === null ? '' : `${writeCifra(general.valor)} %${describeMovimiento(cifras)}`,
    indicadores: indicadores.length === 1 ? 'Una página' : 'Una página para cada uno',
    mapa: 'Dónde está cada cosa, en una sola tabla',
    fortalezas: 'Los factores más altos y los más bajos',
    cambio: cifras.cambio ? suggestCambio(cifras)[0]!.titular.replace(/\.$/, '') : '',
    prioridades: 'Por dónde empezar',
    voces: 'Lo que la gente escribió',
    plan: 'Qué se va a hacer, quién y para cuándo',
    servicios: 'Cómo se califican',
    preguntas: 'Todas, con su cifra',
  }
  const nombre =
    clave === 'cambio' && periodoAntes !== null ? `Cambio desde ${periodoAntes}` : SECCIONES[clave].nombre
  return { nombre, texto: textos[clave] }
}

function describeMovimiento({ general: { cambio }, periodoAntes, notaDeGeneral }: CifrasDeInforme): string {
  if (!cambio || periodoAntes === null) return ''
  if (cambio.veredicto === 'Sin cambio claro') return `, sin cambio claro desde ${periodoAntes}`
  const conOtras = notaDeGeneral === null ? '' : '; parte de lo que se pregunta cambió'
  return `, ${writePuntos(cambio.puntos)} ${cambio.puntos > 0 ? 'más' : 'menos'} que en ${periodoAntes}${conOtras}`
}

/** A scale without a ball would look forgotten. */
function describeSinPelotas({ grupos }: CifrasDeInforme): string[] {
  if (grupos.length === 0 || grupos.some(({ reserva }) => reserva === null)) return []
  return [
    grupos.length === 1
      ? 'Su único grupo de opinión se reserva.'
      : 'Por grupo de opinión no se muestran cifras: se reservan todos.',
  ]
}

/** Where every group is withheld, one ball for the whole company. */
function describePortada(cifras: CifrasDeInforme): Pick<SeccionPortada, 'pelotas' | 'deToda'> {
  const pelotas = listPelotas(cifras, ({ valor }) => valor)
  const { valor } = cifras.general
  if (valor === null || pelotas.some((pelota) => pelota.valor !== null)) return { pelotas, deToda: false }
  const toda = {
    codigo: writeCifra(valor),
    nombre: 'Toda la empresa',
    personas: cifras.personas,
    valor,
  }
  return { pelotas: [toda], deToda: true }
}

function listPelotas(
  cifras: CifrasDeInforme,
  getValor: (grupo: ConjuntoMedido) => number | null,
  isConMenos: (grupo: ConjuntoMedido) => boolean | undefined = ({ menosPreguntas }) => menosPreguntas,
): Pelota[] {
  return cifras.grupos.map((grupo) => ({
    codigo: grupo.codigo,
    nombre: grupo.nombre,
    personas: grupo.personas ?? 0,
    valor: grupo.reserva === null ? getValor(grupo) : null,
    ...(isConMenos(grupo) ? { menosPreguntas: true } : {}),
  }))
}

function listBloques(cifras: CifrasDeInforme): FilaDeMapa[][] {
  const toFila = ({
    nombre,
    personas,
    valor,
    variables,
    reserva,
    faltan,
    menosPreguntas = false,
    menosPorVariable = [],
  }: ConjuntoMedido): FilaDeMapa => ({
    nombre,
    personas,
    general: valor,
    variables,
    reserva,
    ...(faltan ? { faltan } : {}),
    menosPreguntas,
    menosPorVariable,
  })
  const empresa: FilaDeMapa = {
    nombre: 'Toda la empresa',
    personas: cifras.personas,
    general: cifras.general.valor,
    variables: listVariables(cifras).map(({ valor }) => valor),
    reserva: null,
    ...(cifras.general.faltan ? { faltan: cifras.general.faltan } : {}),
    menosPreguntas: false,
    menosPorVariable: [],
  }
  return [
    [empresa],
    cifras.areas.map(toFila),
    cifras.grupos.map((grupo) => ({ ...toFila(grupo), nombre: `${grupo.codigo} ${grupo.nombre}` })),
    cifras.antiguedades.map(toFila),
  ].filter((bloque) => bloque.length > 0)
}

/** A strength is from 75 on; what is below is to be better. */
function listFactores(cifras: CifrasDeInforme): { altos: FactorDestacado[]; bajos: FactorDestacado[] } {
  const factores = listVariables(cifras)
    .flatMap((variable) =>
      variable.factores.flatMap((factor) =>
        factor.valor === null ? [] : [{ ...factor, valor: factor.valor, variable: variable.nombre }],
      ),
    )
    .sort((a, b) => b.valor - a.valor)
  const alcanza = ({ valor }: { valor: number }) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)
  return {
    altos: factores.filter(alcanza).slice(0, DESTACADOS),
    bajos: factores
      .filter((factor) => !alcanza(factor))
      .toReversed()
      .slice(0, DESTACADOS),
  }
}
