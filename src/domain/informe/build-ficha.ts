import { computePorcentaje } from '../climas/participacion.ts'
import { UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { SIN_RESPUESTAS } from '../resultados/reserva.ts'
import { formatCantidad } from '../texto/cantidad.ts'
import { joinEnLetras, writeCantidad, writeNumero } from '../texto/en-letras.ts'
import { type CifrasDeInforme, listVariables } from './cifras-de-informe.ts'
import type { SeccionFicha } from './informe.ts'
import { listContadosJuntos } from './participacion-en-informe.ts'
import { writeCifra } from './redaccion/frases.ts'

const CERTEZA =
  'De un año a otro decimos Sube o Baja solo cuando el cambio supera el margen de 95 %. Si no, decimos Sin cambio claro. Como nadie puede seguir a una persona entre rondas, se comparan dos fotos, no a las mismas personas.'
const CERTEZA_SIN_RONDA_ANTES =
  'Este informe no se compara con otra ronda, así que de nada dice si sube o baja. Cuando se compara, eso se dice solo de un cambio que supera el margen de 95 %.'

/** The technical sheet: how it was asked, how it is computed and what is not shown; it goes with every report. */
export function describeFicha(cifras: CifrasDeInforme): Omit<SeccionFicha, 'tipo'> {
  const { empresa, participacion, cuestionario, minimo, periodoAntes, notaDeBase } = cifras
  const { contestaron, planeados, completas, antes, juntos } = participacion
  const parte = planeados === 0 ? '' : ` (${computePorcentaje({ contestaron, planeados })} %)`
  return {
    datos: [
      { nombre: 'Empresa', texto: empresa.fiscal || empresa.nombre },
      { nombre: 'A quiénes se preguntó', texto: `${planeados.toLocaleString('es-GT')} personas planeadas` },
      {
        nombre: 'Contestaron',
        texto: `${contestaron.toLocaleString('es-GT')}${parte}; ${completas.toLocaleString('es-GT')} hasta el final`,
      },
      ...listContadosJuntos({ juntos, minimo }).map((texto) => ({ nombre: 'Grupos juntos', texto })),
      { nombre: 'Cuándo', texto: cifras.cuando },
      { nombre: 'Cómo', texto: cifras.como },
      { nombre: 'Cuestionario', texto: describeCuestionario(cuestionario) },
      ...(periodoAntes !== null && antes
        ? [
            {
              nombre: 'Se compara con',
              texto: [`${periodoAntes} (${antes.contestaron} de ${antes.planeados})`, notaDeBase]
                .filter(Boolean)
                .join('. '),
            },
          ]
        : []),
    ],
    lectura: describeLectura(cifras),
    base:
      cifras.baseDeCalculo === 'encuestados'
        ? 'La base son todas las personas que contestaron algo: quien dejó una pregunta en blanco o marcó «No Aplica» no suma satisfacción.'
        : 'Cada pregunta se divide entre quienes la contestaron, sin contar «No Aplica».',
    calculo: [
      {
        nombre: 'Pregunta',
        texto:
          'Parte de las personas que contestó a favor: Totalmente de acuerdo o De acuerdo. En las frases en negativo, al revés.',
      },
      {
        nombre: 'Variable',
        texto: `Media de sus preguntas. ${writeCuantas(listVariables(cifras).length, 'una')}.`,
      },
      {
        nombre: 'Indicador',
        texto: `Media de sus variables. ${writeCuantas(cifras.indicadores.length, 'uno')}.`,
      },
      { nombre: 'Satisfacción general', texto: 'Media de los indicadores.' },
    ],
    certeza: periodoAntes === null ? CERTEZA_SIN_RONDA_ANTES : CERTEZA,
    ocultos: [
      {
        nombre: `Menos de ${minimo} personas`,
        texto:
          'Ninguna cifra de un grupo tan pequeño, ni de qué área es una frase suya: alguien podría reconocer a alguien.',
      },
      {
        nombre: 'Lo que saldría por resta',
        texto:
          'Si lo que se muestra dejara la cifra de un grupo pequeño al alcance de una resta, se reserva también otro.',
      },
      ...describeSinMostrar(cifras),
      ...describeFuera(cifras),
      {
        nombre: 'Cruces de más de un dato',
        texto: 'Por ejemplo, grupo y antigüedad a la vez. No se hacen, aunque haya personas suficientes.',
      },
      {
        nombre: 'Señas en las frases',
        texto: 'Se quitan nombres, correos, teléfonos y otras señas; el resto queda como se escribió.',
      },
    ],
    conclusion: describeReservados(cifras),
  }
}

/** For whoever reads no other line of the page: what one figure of this report says. */
function describeLectura({ general }: CifrasDeInforme): string {
  const escala = `De ${UMBRAL_DE_SATISFACCION} en adelante hablamos de satisfacción; mientras más abajo, más trabajo queda por hacer.`
  if (general.valor === null) return escala
  return `La satisfacción general es ${writeCifra(general.valor)} %: en promedio, unas ${Math.round(general.valor)} de cada 100 personas contestaron a favor de lo que se les preguntó. ${escala}`
}

function describeCuestionario({
  frases,
  enNegativo,
  conServicios,
  abiertas,
}: CifrasDeInforme['cuestionario']): string {
  const otras = [...(conServicios ? ['servicios'] : []), ...(abiertas > 0 ? ['preguntas abiertas'] : [])]
  const negativas = enNegativo > 0 ? `, ${enNegativo} de ellas en negativo` : ''
  return `${frases} frases con cuatro respuestas${negativas}${otras.length > 0 ? `; ${joinEnLetras(otras)}` : ''}`
}

function describeReservados({ areas, grupos, antiguedades, minimo }: CifrasDeInforme): string {
  const reservados = [...areas, ...grupos, ...antiguedades].filter(isReservado)
  if (reservados.length > 0) {
    const cuales =
      reservados.length > NOMBRADOS
        ? countReservados({ areas, grupos, antiguedades })
        : reservados.map(({ nombre }) => nombre)
    return `En este informe se ${reservados.length === 1 ? 'reserva' : 'reservan'} ${joinEnLetras(cuales)}.`
  }
  const personas = grupos.map((grupo) => grupo.personas ?? 0)
  return `En este informe nada quedó oculto${personas.length > 0 && Math.min(...personas) >= minimo ? `: el grupo más pequeño tiene ${Math.min(...personas)} personas` : ''}.`
}

const isReservado = ({ reserva }: { reserva: string | null }) =>
  reserva !== null && reserva !== SIN_RESPUESTAS

/** Named while they are few: each of them stands with its reason beside the figures of the others. */
const NOMBRADOS = 8

const countReservados = ({
  areas,
  grupos,
  antiguedades,
}: Pick<CifrasDeInforme, 'areas' | 'grupos' | 'antiguedades'>) =>
  (
    [
      [areas, 'área', 'áreas', 'f'],
      [grupos, 'grupo de opinión', 'grupos de opinión', 'm'],
      [antiguedades, 'antigüedad', 'antigüedades', 'f'],
    ] as const
  ).flatMap(([conjuntos, singular, plural, genero]) => {
    const cuantos = conjuntos.filter(isReservado).length
    return cuantos === 0 ? [] : [writeCantidad(cuantos, singular, plural, genero)]
  })

/** Figures of several publications, where some of a set were too few to be added to its own. */
const describeSinMostrar = ({ sinMostrar }: CifrasDeInforme): SeccionFicha['ocultos'] =>
  sinMostrar.length === 0
    ? []
    : [
        {
          nombre: 'Cuestionarios que llegaron después',
          texto: `Unos pocos no están en la cifra de ${joinEnLetras(sinMostrar)}: sumarlos diría qué contestaron tan pocas personas. En toda la empresa sí cuentan.`,
        },
      ]

/** People who answered after the last publication: both numbers stand in the report, and would contradict each other. */
const describeFuera = ({
  personas,
  minimo,
  participacion: { contestaron },
}: CifrasDeInforme): SeccionFicha['ocultos'] =>
  contestaron <= personas
    ? []
    : [
        {
          nombre: 'Cuestionarios fuera de toda cifra',
          texto: `${formatCantidad(contestaron - personas, 'llegó', 'llegaron')} después de la última publicación, que necesita al menos ${minimo}: ${contestaron - personas === 1 ? 'cuenta' : 'cuentan'} en la participación y en ninguna cifra. Por eso contestaron ${contestaron.toLocaleString('es-GT')} y la base es de ${personas.toLocaleString('es-GT')}.`,
        },
      ]

const writeCuantas = (cantidad: number, uno: 'uno' | 'una') =>
  cantidad === 1 ? `Es ${uno}` : `Son ${writeNumero(cantidad)}`
