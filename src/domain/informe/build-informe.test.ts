import { expect, test } from 'vitest'
import { formatReserva } from '../resultados/reserva.ts'
import { coverTexto, listTapados } from '../voces/tapados.ts'
import { describeFicha } from './build-ficha.ts'
import { buildInforme } from './build-informe.ts'
import { listDatos } from './build-resumen.ts'
import type { CifrasDeInforme, VariableMedida } from './cifras-de-informe.ts'
import { describeTodosReservados, TODAS_LAS_AREAS } from './describir.ts'
import { SIN_ELECCIONES } from './elecciones.ts'
import type { SeccionResumen } from './informe.ts'
import { CIFRAS_VACIAS, createConjunto } from './testing/cifras-vacias.ts'

const PORTADILLA = {
  fecha: '',
  firma: '',
  marca: '#1e3a5f',
  papel: 'carta',
  logos: { firma: null, empresa: null },
} as const

const createVariable = (nombre: string, antes: number, valor: number, isClaro = true): VariableMedida => {
  const puntos = valor - antes
  const veredicto = !isClaro ? 'Sin cambio claro' : puntos > 0 ? 'Sube' : 'Baja'
  const cambio = { puntos, desde: puntos - 1, hasta: puntos + 1, veredicto } as const
  return { nombre, valor, antes, reserva: null, cambio, descripcion: '', factores: [], preguntas: [] }
}

function readResumen(variables: VariableMedida[]): SeccionResumen {
  const { general } = CIFRAS_VACIAS
  const cifras = {
    ...CIFRAS_VACIAS,
    periodoAntes: '2024',
    indicadores: [{ ...general, nombre: 'Indicador', notas: [], variables }],
  }
  const { secciones } = buildInforme(cifras, { ...SIN_ELECCIONES, redacciones: {} }, PORTADILLA)
  return secciones.find((seccion): seccion is SeccionResumen => seccion.tipo === 'resumen')!
}

test('what goes well is from 75 on, the highest first; what moved clearly says so on either side', () => {
  const { bien, porMejorar } = readResumen([
    createVariable('Salario', 53.25, 57.69),
    createVariable('Horario', 55, 56, false),
    createVariable('Equipo', 60, 72),
    createVariable('Orgullo', 90, 92, false),
    createVariable('Trato', 88, 80),
    createVariable('Rumbo', 76, 78, false),
  ])
  expect(bien).toEqual([
    { titulo: 'Orgullo.', texto: '92.00, lo más alto.', alcanza: true },
    { titulo: 'Trato.', texto: '80.00. Baja 8.00 puntos, desde 88.00.', alcanza: true },
    { titulo: 'Rumbo.', texto: '78.00.', alcanza: true },
  ])
  expect(porMejorar).toEqual([
    { titulo: 'Horario.', texto: '56.00, lo más bajo.', alcanza: false },
    { titulo: 'Salario.', texto: '57.69. Sube 4.44 puntos, desde 53.25.', alcanza: false },
    { titulo: 'Equipo.', texto: '72.00. Sube 12.00 puntos, desde 60.00.', alcanza: false },
  ])
})

test('two figures that are nearly the same stand on one side, and an empty side says so in a sentence', () => {
  const { bien, porMejorar } = readResumen([
    createVariable('Equipo', 70, 67, false),
    createVariable('Rumbo', 66, 66.88, false),
  ])
  expect(bien).toEqual([
    { titulo: 'Ninguna variable llega a 75.', texto: 'La más alta es Equipo, con 67.00.', alcanza: false },
  ])
  expect(porMejorar.map(({ titulo }) => titulo)).toEqual(['Rumbo.', 'Equipo.'])
  const altas = readResumen([createVariable('Uno', 90, 91, false), createVariable('Dos', 80, 81, false)])
  expect(altas.porMejorar).toEqual([
    { titulo: 'Todas las variables llegan a 75.', texto: 'La más baja es Dos, con 81.00.', alcanza: true },
  ])
})

test('of variables that are as low the report names the first of the study, as its headline does', () => {
  const iguales = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((nombre) => createVariable(nombre, 53, 53, false))
  const { porMejorar } = readResumen([createVariable('Alta', 90, 90, false), ...iguales])
  expect(porMejorar.map(({ titulo }) => titulo)).toEqual(['Uno.', 'Dos.', 'Tres.'])
})

test('published sheets that are in no figure of their area or group are told in every report', () => {
  const ocultos = (sinMostrar: CifrasDeInforme['sinMostrar']) =>
    describeFicha({ ...CIFRAS_VACIAS, sinMostrar }).ocultos.find(({ nombre }) => /después/.test(nombre))
  expect(ocultos([])).toBeUndefined()
  // Not how many: less the rows of the others, that would be how many of a small group answered.
  expect(ocultos(['Oficinas', 'G3 Ventas'])?.texto).toMatch(
    /^Unos pocos no están en la cifra de Oficinas y G3 Ventas: /,
  )
})

test('where more answered than stand in the figures, the report says why; sets without sheets are not called withheld', () => {
  const build = (personas: number) =>
    describeFicha({
      ...CIFRAS_VACIAS,
      personas,
      grupos: [createConjunto('Día', 70), createConjunto('Noche', null, 'Menos de 5 personas')],
      antiguedades: [createConjunto('10 años o más', null, formatReserva('sinPublicar', 5))],
    })
  const findFuera = (personas: number) =>
    build(personas).ocultos.find(({ nombre }) => nombre === 'Cuestionarios fuera de toda cifra')?.texto
  expect(findFuera(80)).toBeUndefined()
  expect(findFuera(78)).toMatch(/^2 llegaron .* Por eso contestaron 80 y la base es de 78\.$/)
  expect(findFuera(79)).toMatch(/^1 llegó .* cuenta en la participación/)
  expect(build(80).conclusion).toBe('En este informe se reserva Noche.')
})

test('a report that is compared with no other round explains no rise or fall that it does not show', () => {
  expect(describeFicha(CIFRAS_VACIAS).certeza).toMatch(/^Este informe no se compara con otra ronda/)
  expect(describeFicha({ ...CIFRAS_VACIAS, periodoAntes: '2024' }).certeza).toMatch(/^De un año a otro/)
})

test('the report promises of quotes what is done to them, and no more', () => {
  const { ocultos } = describeFicha(CIFRAS_VACIAS)
  const findTexto = (nombre: RegExp) => ocultos.find((uno) => nombre.test(uno.nombre))?.texto
  // Positions and days stay, unless staff cover them; a quote of a small group may be there, and says of no area.
  const frase = 'El jefe de turno Mario Xicay, mario@x.gt, 5512 3344, nos gritó el 3 de marzo.'
  expect(coverTexto(frase, listTapados(frase, []), 0, frase.length)).toBe(
    'El jefe de turno [nombre], [correo], [teléfono], nos gritó el 3 de marzo.',
  )
  expect(findTexto(/^Señas/)).toBe(
    'Se quitan nombres, correos, teléfonos y otras señas; el resto queda como se escribió.',
  )
  expect(findTexto(/^Menos de/)).toBe(
    'Ninguna cifra de un grupo tan pequeño, ni de qué área es una frase suya: alguien podría reconocer a alguien.',
  )
})

test('one group alone is the only one, not the lowest; what reaches 75 does not hurt', () => {
  const listTextos = (...grupos: ReturnType<typeof createConjunto>[]) =>
    listDatos({ ...CIFRAS_VACIAS, grupos }).map(({ texto }) => texto)
  expect(listTextos(createConjunto('Día', 82)).at(-1)).toBe('en Día, el único grupo que se muestra.')
  expect(listTextos(createConjunto('Día', 82), createConjunto('Noche', 60)).at(-1)).toMatch(
    /^en Noche, el grupo más bajo/,
  )
})

test('where every group is withheld there is one ball for the company, no map, and a word instead of balls', () => {
  const reservado = (nombre: string) => ({
    nombre,
    codigo: 'G1',
    valor: null,
    antes: null,
    reserva: 'Menos de 5 personas',
    personas: null,
    variables: [null],
  })
  const cifras = {
    ...CIFRAS_VACIAS,
    grupos: [reservado('Día'), reservado('Noche')],
    indicadores: [
      {
        ...CIFRAS_VACIAS.general,
        nombre: 'Indicador',
        notas: [],
        variables: [createVariable('Salario', 53, 57)],
      },
    ],
  }
  const { secciones } = buildInforme(cifras, { ...SIN_ELECCIONES, redacciones: {} }, PORTADILLA)
  const [portada] = secciones
  expect(portada).toMatchObject({ deToda: true, pelotas: [{ codigo: '70.00', nombre: 'Toda la empresa' }] })
  expect(secciones.map(({ tipo }) => tipo)).not.toContain('mapa')
  expect(secciones.find(({ tipo }) => tipo === 'indicador')).toMatchObject({
    notas: ['Por grupo de opinión no se muestran cifras: se reservan todos.'],
  })
})

test('a sentence stands for sets that are withheld one and all, with why each is', () => {
  const fila = (nombre: string, reserva: string | null) => ({ nombre, reserva })
  const explain = (...filas: ReturnType<typeof fila>[]) => describeTodosReservados(filas, TODAS_LAS_AREAS)
  const resta = 'Se reserva para proteger a otro grupo'
  expect(explain(fila('Sala', resta), fila('Patio', null))).toBeNull()
  expect(explain(fila('Sala', resta), fila('Patio', 'Menos de 5 personas'))).toBe(
    'Se reservan Sala (para proteger a otro grupo) y Patio (menos de 5 personas). Lo que dijo su gente cuenta en toda la empresa.',
  )
  // Whom nobody answered is not called withheld.
  expect(explain(fila('Sala', resta), fila('Gerencia', 'Sin respuestas publicadas'))).toMatch(
    /^Se reserva Sala \(para proteger a otro grupo\)\. Sin respuestas publicadas: Gerencia\. /,
  )
  const muchas = Array.from({ length: 12 }, (_, i) => fila(`Zona ${i}`, 'Menos de 5 personas'))
  expect(explain(...muchas)).toMatch(/^Se reservan todas las áreas de trabajo: menos de 5 personas\. /)
})
