import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkClima } from '#domain/climas/check-clima.ts'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { createClima } from '#domain/climas/create-clima.ts'
import { exportClima } from '#domain/climas/documento.ts'
import { isMismaEstructura } from '#domain/climas/estructura.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { climaInputArbitrary, countIds } from '#domain/climas/testing/random-clima.ts'
import { updateClima } from '#domain/climas/update-clima.ts'
import { type Borrador, toBorrador } from './borrador.ts'
import { applyCambio, type Cambio } from './cambios.ts'
import { createHistoria, reduceHistoria } from './historia.ts'
import { locate } from './problemas-store.ts'
import { toClimaInput } from './to-clima-input.ts'
import { mergeIds } from './use-save-clima.ts'

const corto = () => exportClima(createClima(climaCorto, countIds()), { conIds: true })
const apply = (borrador: Borrador, ...cambios: Cambio[]) => cambios.reduce(applyCambio, borrador)
const list = (documento: ClimaInput) => checkClima(documento, null).map(({ mensaje }) => mensaje)

test('any climate goes through the editor unchanged, ids included', () => {
  fc.assert(
    fc.property(climaInputArbitrary, (input) => {
      const clima = createClima(input, countIds())
      const devuelto = toClimaInput(toBorrador(exportClima(clima, { conIds: true })))
      expect(updateClima(clima, devuelto, countIds('nuevo'))).toEqual(clima)
    }),
  )
})

describe('changes', () => {
  test('renaming a variable and a factor keeps the parts that name them', () => {
    const borrador = toBorrador(corto())
    const [variable] = borrador.indicadores[0]!.variables
    const nuevo = toClimaInput(
      apply(
        borrador,
        { que: 'campo', clave: variable!.clave, campos: { nombre: 'Jefatura' } },
        { que: 'campo', clave: variable!.factores[0]!.clave, campos: { nombre: 'Transparencia' } },
      ),
    )
    expect(list(nuevo)).toEqual([])
    const [parte] = nuevo.cuestionario.partesCuestionario
    expect(parte!.variable).toBe('Jefatura')
    expect(parte!.preguntas[0]!.factorEvaluado).toBe('Transparencia')
  })

  test('reordering groups keeps their ids and areas, and counts orden anew', () => {
    const borrador = toBorrador(corto())
    const [primero, segundo] = borrador.grupos
    const { gruposDeOpinion, areasDeTrabajo } = toClimaInput(
      apply(borrador, { que: 'move', clave: segundo!.clave, lugar: 0 }),
    )
    expect(gruposDeOpinion.map(({ id, orden }) => [id, orden])).toEqual([
      [segundo!.id, 1],
      [primero!.id, 2],
    ])
    expect(areasDeTrabajo.map(({ gruposDeOpinion: grupos }) => grupos)).toEqual([[2], [1]])
  })

  test('a part without its variable asks for one, and taking the area away leaves its groups in none', () => {
    const borrador = toBorrador(corto())
    const mensajes = list(
      toClimaInput(
        apply(
          borrador,
          { que: 'remove', clave: borrador.indicadores[0]!.variables[0]!.clave },
          { que: 'remove', clave: borrador.areas[0]!.clave },
        ),
      ),
    )
    expect(mensajes).toContain('Parte 1: escoge la variable que mide.')
    expect(mensajes).toContain('El grupo de opinión 1 «Oficina» no está en ningún área de trabajo.')
  })

  test('what a change does not touch stays the same object', () => {
    const borrador = toBorrador(createClimaDePlantilla({ idEmpresa: 'e', fechaInicio: 0 }))
    const [parte, otra] = borrador.partes
    const [pregunta, vecina] = parte!.preguntas
    const nuevo = apply(borrador, { que: 'campo', clave: pregunta!.clave, campos: { pregunta: 'Otra' } })
    expect(nuevo.partes[0]!.preguntas[0]!.pregunta).toBe('Otra')
    expect(nuevo.partes[0]!.preguntas[1]).toBe(vecina)
    expect(nuevo.partes[1]).toBe(otra)
    expect(nuevo.grupos).toBe(borrador.grupos)
  })

  test('a variable moves to another indicator with its factors', () => {
    const borrador = apply(toBorrador(corto()), { que: 'addIndicador' })
    const [origen, destino] = borrador.indicadores
    const [variable] = origen!.variables
    const { indicadores } = apply(borrador, {
      que: 'takeVariable',
      clave: variable!.clave,
      indicador: destino!.clave,
    })
    expect(indicadores.map(({ variables }) => variables.length)).toEqual([1, 1])
    expect(indicadores[1]!.variables[0]).toBe(variable)
  })
})

describe('history', () => {
  test('what was done last is known until the next step, and until it is undone', () => {
    const borrador = toBorrador(corto())
    const quitar = { que: 'remove', clave: borrador.grupos[0]!.clave } as const
    const historia = reduceHistoria(createHistoria(borrador), quitar)
    expect(historia.ultimo).toBe(quitar)
    const seguida = reduceHistoria(historia, { que: 'clima', campos: { fechaLimite: 1 } })
    expect(seguida.ultimo).not.toBe(quitar)
    expect(reduceHistoria(historia, { que: 'undo' }).ultimo).toBeNull()
  })

  test('letters of one field are undone together, other changes one by one', () => {
    const borrador = toBorrador(corto())
    const { clave } = borrador.grupos[0]!
    const escribir = (nombre: string) => ({ que: 'campo', clave, campos: { nombre } }) as const
    let historia = createHistoria(borrador)
    for (const accion of [escribir('O'), escribir('Of'), { que: 'addArea' }, escribir('Ofi')] as const)
      historia = reduceHistoria(historia, accion)
    historia = reduceHistoria(historia, { que: 'undo' })
    expect(historia.actual.grupos[0]!.nombre).toBe('Of')
    expect(historia.actual.areas).toHaveLength(3)
    historia = reduceHistoria(reduceHistoria(historia, { que: 'undo' }), { que: 'undo' })
    expect(historia.actual).toBe(historia.guardado)
    historia = reduceHistoria(historia, { que: 'redo' })
    expect(historia.actual.grupos[0]!.nombre).toBe('Of')
  })
})

describe('problems', () => {
  const find = (borrador: Borrador, texto: string) =>
    checkClima(toClimaInput(borrador), null)
      .map((problema) => locate(borrador, problema))
      .find(({ mensaje }) => mensaje.includes(texto))

  test('are found at the field they name, behind the open question of their part too', () => {
    const borrador = toBorrador(corto())
    const [, servicios] = borrador.partes
    const [cafeteria, abierta] = servicios!.preguntas
    const movida = apply(
      borrador,
      { que: 'move', clave: abierta!.clave, lugar: 0 },
      { que: 'campo', clave: cafeteria!.clave, campos: { pregunta: '' } },
    )
    expect(find(movida, 'falta el texto de la pregunta')).toMatchObject({
      seccion: 'cuestionario',
      clave: cafeteria!.clave,
      campo: 'pregunta',
      ancestros: [servicios!.clave],
    })
  })

  test.each<[string, (b: Borrador) => Cambio, string, (b: Borrador) => object]>([
    [
      'a group in no area',
      (b) => ({ que: 'campo', clave: b.grupos[0]!.clave, campos: { area: null } }),
      'no está en ningún área',
      (b) => ({ seccion: 'grupos', clave: b.grupos[0]!.clave, campo: 'area' }),
    ],
    [
      'an empty number',
      (b) => ({ que: 'campo', clave: b.grupos[1]!.clave, campos: { encuestadosPlaneados: '' } }),
      'encuestados planeados',
      (b) => ({ clave: b.grupos[1]!.clave, campo: 'encuestadosPlaneados' }),
    ],
    [
      'a factor without a name',
      (b) => ({
        que: 'campo',
        clave: b.indicadores[0]!.variables[1]!.factores[0]!.clave,
        campos: { nombre: '' },
      }),
      'falta el nombre',
      (b) => ({
        seccion: 'indicadores',
        clave: b.indicadores[0]!.variables[1]!.factores[0]!.clave,
        campo: 'nombre',
        ancestros: [b.indicadores[0]!.variables[1]!.clave],
      }),
    ],
    [
      'a missing number of options',
      (b) => ({ que: 'campo', clave: b.partes[2]!.clave, campos: { cantidadDeOpciones: '' } }),
      'falta cuántas opciones',
      (b) => ({ seccion: 'cuestionario', clave: b.partes[2]!.clave, campo: 'cantidadDeOpciones' }),
    ],
    [
      'a limit before the start',
      () => ({ que: 'clima', campos: { fechaLimite: 1 } }),
      'no puede ser anterior',
      () => ({ seccion: 'fechas', clave: 'clima', campo: 'fechaLimite' }),
    ],
  ])('%s', (_, cambio, texto, lugar) => {
    const borrador = toBorrador(corto())
    expect(find(apply(borrador, cambio(borrador)), texto)).toMatchObject(lugar(borrador))
  })
})

test('after a save the draft takes the ids of what was new and keeps its claves', () => {
  const clima = createClima(climaCorto, countIds())
  const borrador = apply(toBorrador(exportClima(clima, { conIds: true })), {
    que: 'addPregunta',
    parte: clima.definicion.cuestionario.partesCuestionario[3]!.id,
    abierta: false,
  })
  const nueva = borrador.partes[3]!.preguntas.at(-1)!
  const lleno = apply(borrador, { que: 'campo', clave: nueva.clave, campos: { pregunta: '¿Qué más?' } })
  const despues = updateClima(clima, toClimaInput(lleno), countIds('nuevo'))
  const unido = mergeIds(lleno, toBorrador(exportClima(despues, { conIds: true })))
  expect(unido.partes[3]!.preguntas.at(-1)).toMatchObject({ clave: nueva.clave, id: 'nuevo0' })
  const otraVez = updateClima(despues, toClimaInput(unido), countIds('otro'))
  expect(isMismaEstructura(despues.definicion, otraVez.definicion)).toBe(true)
})
