import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cambio } from '../../lecturas/cambio.ts'
import type { Prioridad } from '../../lecturas/prioridades.ts'
import { listHallazgos } from '../build-resumen.ts'
import type { CifrasDeInforme, MedidaConCambio } from '../cifras-de-informe.ts'
import { type ClaveDeRedaccion, LIMITES_DE_REDACCION } from '../elecciones.ts'
import type { Hallazgo } from '../informe.ts'
import { CIFRAS_VACIAS, createConjunto } from '../testing/cifras-vacias.ts'
import { listSugeridas } from './list-sugeridas.ts'

/** Doubles of fast-check are nearly all close to zero; a few of these are alike. */
const cienAvos = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((n) => n / 100)
const percent = fc.option(fc.oneof(cienAvos(100), fc.constantFrom(61, 74.996, 75, 66.88)), { nil: null })
const VEREDICTOS = ['Sube', 'Baja', 'Sin cambio claro'] as const

const cambio = fc.option(
  fc
    .record({
      veredicto: fc.constantFrom(...VEREDICTOS),
      tamano: cienAvos(40),
    })
    .map(({ veredicto, tamano }) => {
      const puntos = veredicto === 'Baja' ? -tamano : tamano
      const margen = veredicto === 'Sin cambio claro' ? tamano * 2 : tamano / 2
      return { veredicto, puntos, desde: puntos - margen, hasta: puntos + margen }
    }),
  { nil: null },
)

const createMedida = (nombre: string) =>
  fc.record({ valor: percent, antes: percent, cambio }).map(
    (una): MedidaConCambio => ({
      nombre,
      reserva: null,
      ...una,
      cambio: una.valor === null || una.antes === null ? null : una.cambio,
    }),
  )

const createVariable = (nombre: string, largo: number) =>
  fc
    .record({
      medida: createMedida(nombre.repeat(largo)),
      factores: fc.array(percent, { minLength: 1, maxLength: 4 }),
    })
    .map(({ medida, factores }) => ({
      ...medida,
      descripcion: '',
      preguntas: [],
      factores: factores.map((valor, i) => ({
        nombre: `${nombre} factor ${'abcd'[i]}`,
        valor,
        antes: null,
        reserva: null,
        frase: '',
        enNegativo: false,
      })),
    }))

const cifrasDe = (largo: number): fc.Arbitrary<CifrasDeInforme> =>
  fc
    .record({
      general: createMedida('Satisfacción general'),
      indicadores: fc.array(
        fc.record({
          medida: createMedida('Indicador'),
          hijas: fc.array(createVariable('Variable', largo), { minLength: 1, maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      grupos: fc.array(percent, { minLength: 0, maxLength: 6 }),
      conAntes: fc.boolean(),
      llegadas: fc.array(fc.tuple(fc.nat(40), fc.nat(10)), { minLength: 6, maxLength: 6 }),
    })
    .map(({ general, indicadores, grupos, conAntes, llegadas }) => {
      const sinCambio = (medida: MedidaConCambio) =>
        conAntes ? medida : { ...medida, antes: null, cambio: null }
      const conjuntos = indicadores.map(({ medida, hijas }, i) => ({
        ...sinCambio(medida),
        nombre: `Indicador ${'abcd'[i]}`,
        notas: [],
        variables: hijas.map((variable) => ({ ...variable, ...sinCambio(variable) })),
      }))
      const variables = conjuntos.flatMap((indicador) => indicador.variables)
      const filas = variables.flatMap(({ nombre, valor, antes, cambio: suyo }) =>
        valor === null || antes === null || suyo === null
          ? []
          : [{ nombre, antes, ahora: valor, cambio: suyo }],
      )
      const filasDeGrupo = grupos.map((_, i) => {
        const [contestaron, faltan] = llegadas[i]!
        return { nombre: `G${i + 1} Grupo ${'abcdef'[i]}`, contestaron, planeados: contestaron + faltan }
      })
      const sum = (campo: 'contestaron' | 'planeados') =>
        filasDeGrupo.reduce((suma, una) => suma + una[campo], 0)
      return {
        ...CIFRAS_VACIAS,
        participacion: {
          ...CIFRAS_VACIAS.participacion,
          contestaron: sum('contestaron'),
          planeados: sum('planeados'),
          grupos: filasDeGrupo,
          areas: filasDeGrupo.map(({ contestaron, planeados }, i) =>
            i % 3 === 2
              ? { nombre: `Área ${i}`, contestaron: null, planeados: null }
              : { nombre: `Área ${i}`, contestaron, planeados },
          ),
        },
        periodoAntes: conAntes ? '2024' : null,
        general: sinCambio(general),
        indicadores: conjuntos,
        grupos: grupos.map((valor, i) => ({
          nombre: `Grupo ${'abcdef'[i]}`,
          codigo: `G${i + 1}`,
          valor,
          antes: null,
          reserva: valor === null ? 'Menos de 5 personas' : null,
          personas: 9,
          variables: variables.map(() => valor),
        })),
        cambio: filas.length > 0 ? { filas, notas: [], sinComparar: [] } : null,
      }
    })

const listTextos = (cifras: CifrasDeInforme) =>
  listSugeridas(cifras).flatMap(([clave, posibles]) =>
    posibles.map(({ titular, comentario }) => ({
      clave,
      titular,
      comentario,
      texto: `${titular} ${comentario}`,
    })),
  )

/** Whatever a suggestion may be about. */
const listMedidas = ({ general, indicadores }: CifrasDeInforme): MedidaConCambio[] => [
  general,
  ...indicadores,
  ...indicadores.flatMap(({ variables }) => variables),
]

test('says that something rises or falls only where an interval leaves zero out', () => {
  fc.assert(
    fc.property(cifrasDe(1), (cifras) => {
      const has = (veredicto: string) =>
        listMedidas(cifras).some(({ cambio: suyo }) => suyo?.veredicto === veredicto)
      for (const { texto } of listTextos(cifras)) {
        if (/\bsube/i.test(texto)) expect(has('Sube')).toBe(true)
        // "La más baja" is a place, not a movement.
        if (/\bbajan?\b/i.test(texto.replaceAll('la más baja', ''))) expect(has('Baja')).toBe(true)
        if (cifras.periodoAntes === null) expect(texto).not.toMatch(/2024/)
        expect(texto).not.toMatch(/porque|causa|debido|null|undefined|NaN|\blas un[oa]\b/)
      }
    }),
  )
})

test('says no figure but those that were measured, and what is missing to 75', () => {
  fc.assert(
    fc.property(cifrasDe(1), (cifras) => {
      const valores = [
        ...listMedidas(cifras).flatMap(({ valor, antes, cambio: suyo }) => [
          valor,
          antes,
          suyo?.puntos ?? null,
        ]),
        ...cifras.grupos.map(({ valor }) => valor),
        ...cifras.indicadores
          .flatMap(({ variables }) => variables)
          .flatMap(({ factores }) => factores.map(({ valor }) => valor)),
        cifras.general.valor === null ? null : 75 - cifras.general.valor,
      ]
      const escritos = new Set(
        valores.filter((valor) => valor !== null).map((valor) => Math.abs(valor).toFixed(2)),
      )
      for (const { texto } of listTextos(cifras))
        for (const [cifra] of texto.matchAll(/\d+\.\d+/g)) expect(escritos).toContain(cifra)
    }),
  )
})

test('fits its place however long names are, and no two wordings of a section are the same', () => {
  fc.assert(
    fc.property(cifrasDe(20), (cifras) => {
      for (const { titular, comentario } of listTextos(cifras)) {
        expect(titular.length).toBeLessThanOrEqual(LIMITES_DE_REDACCION.titular)
        expect(titular.trim()).not.toBe('')
        expect(comentario.length).toBeLessThanOrEqual(LIMITES_DE_REDACCION.comentario)
      }
    }),
  )
  const [muestra] = fc.sample(cifrasDe(1), { numRuns: 1, seed: 3 })
  for (const [, posibles] of listSugeridas(muestra!))
    expect(new Set(posibles.map((una) => JSON.stringify(una))).size).toBe(posibles.length)
})

test('where to begin names the three lowest, what shows the same as the third, and what clearly fell', () => {
  const create = (variable: string, valor: number, cambio: Cambio | null = null) => ({
    variable,
    valor,
    baja: valor < 75,
    donde: { clase: 'grupos' as const, bajos: 2, de: 3 },
    cambio,
  })
  const baja: Cambio = { puntos: -6, desde: -9, hasta: -3, veredicto: 'Baja' }
  const suggest = (prioridades: Prioridad[]) =>
    listSugeridas({ ...CIFRAS_VACIAS, prioridades: { prioridades, variables: 7 } }).find(
      ([clave]) => clave === 'prioridades',
    )?.[1][0]
  const bajas = [
    create('Jefe', 58.25),
    create('Salario', 61.5, baja),
    create('Horario', 66),
    create('Rumbo', 66),
  ]
  expect(suggest([...bajas, create('Trato', 80, baja)])).toEqual({
    titular: 'Empezar por Jefe, Salario, Horario y Rumbo.',
    comentario: '4 de las 7 variables están por debajo de 75. Bajaron con certeza Salario y Trato.',
  })
  expect(suggest([create('Trato', 80, baja)])?.titular).toBe('Nada está por debajo de 75.')
  expect(suggest([])).toBeUndefined()
})

test('the lowest of the map is that of any of its rows', () => {
  const variable = { nombre: 'Salario', descripcion: '', valor: 70, antes: null, reserva: null, cambio: null }
  const getTitular = (areas: number[], grupos: number[]) =>
    listSugeridas({
      ...CIFRAS_VACIAS,
      indicadores: [
        {
          ...variable,
          nombre: 'Indicador',
          notas: [],
          variables: [{ ...variable, factores: [], preguntas: [] }],
        },
      ],
      areas: areas.map((valor, i) => createConjunto(`Área ${i + 1}`, valor)),
      grupos: grupos.map((valor, i) => createConjunto(`Grupo ${i + 1}`, valor)),
    }).find(([clave]) => clave === 'mapa')?.[1][0]?.titular
  expect(getTitular([50, 72], [72])).toBe('Lo más bajo del mapa es Salario en Área 1: 50.00.')
  expect(getTitular([72], [72])).toBe('Lo más bajo del mapa es Salario en Grupo 1: 72.00.')
  expect(getTitular([60], [])).toBe('Lo más bajo del mapa es Salario en Área 1: 60.00.')
})

test('says where the missing are: all of them, or more than half', () => {
  const getTitular = (...contestaron: number[]) => {
    const grupos = contestaron.map((cuantos, i) => ({
      nombre: `G${i + 1}`,
      contestaron: cuantos,
      planeados: 10,
      reserva: null,
    }))
    const participacion = { ...CIFRAS_VACIAS.participacion, contestaron: 30, planeados: 40, grupos }
    return new Map(listSugeridas({ ...CIFRAS_VACIAS, participacion })).get('participacion')?.[0]?.titular
  }
  expect(getTitular(10, 10, 8, 2)).toBe('Contestó el 75 %. Todos los que faltan están en G4 y G3.')
  expect(getTitular(10, 10, 10, 0)).toBe('Contestó el 75 %. Todos los que faltan están en G4.')
  expect(getTitular(10, 10, 10, 9)).toBe('Contestó el 75 %. Quien falta está en G4.')
  expect(getTitular(10, 9, 8, 3)).toBe(
    'Contestó el 75 %. De los que faltan, más de la mitad está en G4 y G3.',
  )
  expect(getTitular(5, 5, 5, 5)).toBe('Contestó el 75 %.')
  // The second of them would be chance: three groups miss one each.
  expect(getTitular(9, 9, 9, 8)).toBe('Contestó el 75 %.')
  expect(getTitular(9, 9, 9, 2)).toBe('Contestó el 75 %. De los que faltan, más de la mitad está en G4.')
})

const createGrupo = (orden: number, valor: number | null) => ({
  nombre: `Turno ${orden}`,
  codigo: `G${orden}`,
  valor,
  antes: null,
  reserva: valor === null ? 'Menos de 5 personas' : null,
  personas: valor === null ? null : 9,
  variables: [],
})

test('asks for care only with figures that are there to be read', () => {
  const getComentario = (valores: (number | null)[], bajos: number[], juntos: string[]) => {
    const grupos = valores.map((valor, i) => createGrupo(i + 1, valor))
    const filas = grupos
      .map(({ codigo, nombre }) => `${codigo} ${nombre}`)
      .filter((nombre) => !juntos.includes(nombre))
      .map((nombre) => ({
        nombre,
        planeados: 10,
        contestaron: bajos.some((orden) => nombre.startsWith(`G${orden} `)) ? 5 : 9,
      }))
    const junta = { nombre: juntos.join(' y '), planeados: 8, contestaron: 3 }
    const participacion = {
      ...CIFRAS_VACIAS.participacion,
      grupos: juntos.length > 0 ? [...filas, junta] : filas,
      juntos,
    }
    const sugeridas = new Map(listSugeridas({ ...CIFRAS_VACIAS, grupos, participacion }))
    return sugeridas.get('participacion')?.[0]?.comentario
  }
  const juntos = ['G2 Turno 2', 'G3 Turno 3']
  expect(getComentario([70, 80], [2], [])).toBe(
    'Conviene leer con más cuidado la cifra de G2 Turno 2, donde contestó menos del 70 % de las personas planeadas.',
  )
  expect(getComentario([70, 80], [], [])).toBe(
    'En todos los grupos contestó al menos el 70 % de las personas planeadas.',
  )
  // Beside it stands a row of three of eight.
  expect(getComentario([70, null, null], [], juntos)).toBe('')
  expect(getComentario([null, null, null], [], ['G1 Turno 1', ...juntos])).toBe('')
})

test('what shows the same figure is named together: none is the lowest by chance', () => {
  const indicadores = [
    { nombre: 'Liderazgo', valor: 61.666 },
    { nombre: 'Rumbo', valor: 80 },
    { nombre: 'Pago', valor: 61.67 },
  ].map(({ nombre, valor }) => ({
    ...CIFRAS_VACIAS.general,
    nombre,
    valor,
    notas: [],
    variables: [],
  }))
  const grupos = [createGrupo(1, 50), createGrupo(2, 50), createGrupo(3, 60)]
  const sugeridas = new Map(listSugeridas({ ...CIFRAS_VACIAS, indicadores, grupos }))
  expect(sugeridas.get('general')?.[0]?.comentario).toBe(
    'El más alto es Rumbo, con 80.00, y los más bajos, Pago y Liderazgo, con 61.67. Entre los grupos que se muestran, los más bajos son Turno 1 y Turno 2, con 50.00.',
  )
  expect(sugeridas.get('general')?.[1]?.titular).toBe('Lo más alto es Rumbo; lo más bajo, Pago y Liderazgo.')
})

const CIFRA = String.raw`\d+\.\d\d`
const isMismo = (texto: string, valor: number | null | undefined) =>
  valor !== null && valor !== undefined && Math.abs(valor).toFixed(2) === texto
const NUMEROS = [
  'ningun',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

/** What a table beside a sentence shows: highest and lowest as they are written, and what is named with them. */
function checkExtremos(texto: string, filas: readonly { nombre: string; valor: number | null }[]) {
  const valores = filas.flatMap(({ valor }) => valor ?? [])
  for (const [, cual, nombres, cifra] of texto.matchAll(
    new RegExp(`(más altos?|más bajos?)(?: es| son|,) ([^.]*?), con (${CIFRA})`, 'gi'),
  )) {
    const extremo = /alt/.test(cual!) ? Math.max(...valores) : Math.min(...valores)
    expect(isMismo(cifra!, extremo), `${cual} ${nombres} ${cifra} ${valores}`).toBe(true)
    const empatadas = filas.filter(({ valor }) => isMismo(cifra!, valor))
    if (empatadas.length <= 3) for (const { nombre } of empatadas) expect(nombres).toContain(nombre)
  }
}

/** What is drafted under a name, sentence by sentence. */
const listDe = (cifras: CifrasDeInforme, clave: ClaveDeRedaccion) =>
  (new Map(listSugeridas(cifras)).get(clave) ?? []).flatMap(({ titular, comentario }) => [
    titular,
    comentario,
  ])

const countLlegan = (filas: readonly { valor: number | null }[]) =>
  filas.filter(({ valor }) => valor !== null && valor >= 75).length

const DENIALS: Record<string, (cifras: CifrasDeInforme) => void> = {
  'of the indicators': (cifras) => {
    const conValor = cifras.indicadores.filter(({ valor }) => valor !== null)
    const llegan = countLlegan(conValor)
    for (const texto of listDe(cifras, 'general')) {
      const [, pasan, todos] = /^(\w+) de los (\w+) indicadores/.exec(texto) ?? []
      const dichos = [NUMEROS[llegan]!.replace(/^un$/, 'uno'), NUMEROS[conValor.length]]
      if (pasan) expect([pasan.toLowerCase(), todos]).toEqual(dichos)
      if (/^Ningún indicador llega/.test(texto)) expect(llegan).toBe(0)
      if (/^(Todos los indicadores|El indicador) llegan?/.test(texto)) expect(llegan).toBe(conValor.length)
      const [deIndicadores, deGrupos = ''] = texto.split('Entre los grupos')
      checkExtremos(deIndicadores!.split('Por área')[0]!, cifras.indicadores)
      checkExtremos(deGrupos, cifras.grupos)
    }
  },
  'of the whole company': (cifras) => {
    const alcanza = countLlegan([cifras.general]) === 1
    for (const texto of listDe(cifras, 'resumen')) {
      if (/La satisfacción general llega a 75|^Con \S+ llega a 75/.test(texto)) expect(alcanza).toBe(true)
      if (/todavía no llega|Le faltan \S+ puntos/.test(texto)) expect(alcanza).toBe(false)
    }
  },
  'of an indicator': (cifras) => {
    for (const { nombre, valor, variables } of cifras.indicadores)
      for (const texto of listDe(cifras, `indicador:${nombre}`)) {
        if (/llega a 75/.test(texto)) expect(/todavía no llega/.test(texto)).toBe(valor! < 75)
        const factores = variables.flatMap((una) => una.factores)
        checkExtremos(texto, factores)
      }
  },
  'of what changed': (cifras) => {
    for (const texto of listDe(cifras, 'cambio'))
      for (const [, verbo, nombre] of texto.matchAll(
        /La que (?:más )?(sube|baja) con certeza es (.*?), \d/g,
      )) {
        const claras = cifras.cambio!.filas.filter(
          ({ cambio: { veredicto } }) => veredicto.toLowerCase() === verbo,
        )
        const mayor = Math.max(...claras.map(({ cambio: { puntos } }) => Math.abs(puntos)))
        const suya = claras.filter((una) => una.nombre === nombre)
        expect(suya.map(({ cambio: { puntos } }) => Math.abs(puntos))).toContain(mayor)
      }
  },
  'of who answered': (cifras) => {
    const { contestaron, planeados, grupos } = cifras.participacion
    const llena = (fila: (typeof grupos)[number]) => fila.contestaron >= fila.planeados * 0.7
    for (const texto of listDe(cifras, 'participacion')) {
      if (/^Contestó el 100 %/.test(texto)) expect(contestaron).toBe(planeados)
      if (/^Contestó el 0 %/.test(texto)) expect(contestaron).toBe(0)
      if (/al menos el 70 %/.test(texto)) expect(grupos.every(llena)).toBe(true)
      const deMenos = /cuidado las? cifras? de (.*), donde contestó menos/.exec(texto)?.[1] ?? ''
      expect(grupos.filter((fila) => deMenos.includes(fila.nombre) && llena(fila))).toEqual([])
    }
  },
}

test.each(Object.entries(DENIALS))('no sentence is denied by the table beside it: %s', (_, check) => {
  fc.assert(fc.property(cifrasDe(1), check))
})

test('what goes well is from 75 on and the highest first, what is to be better is below and the lowest first', () => {
  fc.assert(
    fc.property(cifrasDe(1), (cifras) => {
      const { bien, porMejorar } = listHallazgos(cifras)
      const variables = cifras.indicadores.flatMap((indicador) => indicador.variables)
      const read = (lado: readonly Hallazgo[]) =>
        lado.flatMap(({ texto }) => (/^\d/.test(texto) ? [Number.parseFloat(texto)] : []))
      const [altas, bajas] = [read(bien), read(porMejorar)]
      expect(altas).toEqual(altas.toSorted((a, b) => b - a))
      expect(bajas).toEqual(bajas.toSorted((a, b) => a - b))
      expect([...altas.filter((cifra) => cifra < 74.995), ...bajas.filter((cifra) => cifra > 75)]).toEqual([])
      if (variables.some(({ valor }) => valor !== null))
        expect(bien.length * porMejorar.length).toBeGreaterThan(0)
      for (const { titulo, texto } of [...bien, ...porMejorar]) {
        const suyas = variables.filter(({ nombre }) => titulo === `${nombre}.`)
        const [, verbo] = /\. (Sube|Baja) /.exec(texto) ?? []
        if (verbo) expect(suyas.some(({ cambio: suyo }) => suyo?.veredicto === verbo)).toBe(true)
        else if (suyas.length === 1 && suyas[0]!.antes !== null)
          expect(suyas[0]!.cambio?.veredicto ?? 'Sin cambio claro').toBe('Sin cambio claro')
      }
    }),
  )
})
