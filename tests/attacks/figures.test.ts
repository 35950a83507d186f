import { expect, test } from 'vitest'
import { openConMinimo } from '../../src/features/publicacion/server/testing/publicacion-de-prueba.ts'
import { describeAnyEngine } from '../support/databases.ts'

type App = Awaited<ReturnType<typeof openConMinimo>>

const DELETE = `mutation($idClima: ID!, $id: ID!) {
  deleteEncuesta(idClima: $idClima, idEncuesta: $id) { idEncuesta } }`

/** Every answer that the results write out, counted by question and value: whoever subtracts two of these reads sheets. */
async function countRespuestas({ call, idClima }: App): Promise<Map<string, number>> {
  const { data } = await call(
    `query($idClima: ID!) { appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) {
      variables { preguntas { respuestas { idPregunta respuesta } } } } } }`,
    { idClima },
  )
  const cuentas = new Map<string, number>()
  const preguntas = data.appInfo.getIndicadoresDeMedicionSatisfaccionGeneral.flatMap(({ variables }: any) =>
    variables.flatMap((variable: any) => variable.preguntas),
  )
  for (const { idPregunta, respuesta } of preguntas.flatMap((p: any) => p.respuestas)) {
    const clave = `${idPregunta} ${respuesta}`
    cuentas.set(clave, (cuentas.get(clave) ?? 0) + 1)
  }
  return cuentas
}

/** What came between two looks, if it is one sheet: the value that each question gained. Null: nothing can be read. */
function subtract(antes: Map<string, number>, despues: Map<string, number>): string[] | null {
  const nuevas = [...despues].filter(([clave, cuenta]) => cuenta - (antes.get(clave) ?? 0) === 1)
  const otras = [...despues].filter(([clave, cuenta]) => cuenta - (antes.get(clave) ?? 0) > 1)
  return nuevas.length > 0 && otras.length === 0 ? nuevas.map(([clave]) => clave.split(' ')[1]!) : null
}

const CODIGOS = ['0', '3', '1', '2', '0', '2', '3']

describeAnyEngine('whoever sees figures and subtracts', (engine) => {
  /** Looks after each save: how many sheets were read right. */
  async function poll(minimoPorGrupo: number): Promise<number> {
    const app = await openConMinimo(engine, { minimoPorGrupo })
    let aciertos = 0
    let antes = await countRespuestas(app)
    for (const codigo of CODIGOS) {
      await app.answer(1, { codigo })
      const despues = await countRespuestas(app)
      if (subtract(antes, despues)?.every((valor) => valor === codigo)) aciertos++
      antes = despues
    }
    return aciertos
  }

  test('and polls reads every sheet where there is no minimum, and none where there is', async () => {
    expect(await poll(1)).toBe(CODIGOS.length)
    expect(await poll(5)).toBe(0)
  })

  /** Deletes each respondent in turn and looks: how many sheets were read right. */
  async function deleteEach(minimoPorGrupo: number): Promise<number> {
    const app = await openConMinimo(engine, { minimoPorGrupo })
    const people = []
    for (const codigo of CODIGOS) people.push({ codigo, ...(await app.answer(1, { codigo })) })
    if (minimoPorGrupo > 1) await app.publish()
    let aciertos = 0
    let antes = await countRespuestas(app)
    for (const { id, codigo } of people) {
      await app.call(DELETE, { idClima: app.idClima, id })
      const despues = await countRespuestas(app)
      if (subtract(despues, antes)?.every((valor) => valor === codigo)) aciertos++
      antes = despues
    }
    return aciertos
  }

  test('and deletes reads what was deleted without a minimum, and nothing with one', async () => {
    expect(await deleteEach(1)).toBe(CODIGOS.length)
    expect(await deleteEach(5)).toBe(0)
  })

  test('and adds people to delete them together with a victim learns nothing of the victim', async () => {
    const app = await openConMinimo(engine)
    const victima = await app.answer(1, { codigo: '3' })
    await app.answerMany(1, 9, { codigo: '0' })
    await app.publish()
    const primera = await countRespuestas(app)
    await app.changeActiva(app.idClima, true)
    const propios = await app.answerMany(1, 5, { codigo: '1' })
    await app.publish()
    const segunda = await countRespuestas(app)
    for (const { id } of [victima, ...propios]) await app.call(DELETE, { idClima: app.idClima, id })
    // The figures before the deletion are those after it, so that nothing is left to subtract.
    expect(await countRespuestas(app)).toEqual(segunda)
    expect(subtract(await countRespuestas(app), segunda)).toBeNull()
    expect(subtract(primera, segunda)).toBeNull()
  })

  test('and holds a token reads nothing back from its sheet', async () => {
    const app = await openConMinimo(engine)
    const { token } = await app.answer(1, { codigo: '3', texto: 'lo que pienso' })
    const leido = JSON.stringify(await app.lookUp(token))
    const otras = app.listTodas()
    const repetido = JSON.stringify(await app.save(token, otras))
    expect(leido).not.toContain('lo que pienso')
    expect(JSON.parse(repetido).map((r: any) => r.respuesta)).toEqual(otras.map(() => ''))
    expect((await app.lookUp(token)).respuestas.map((r: any) => r.respuesta)).toEqual(otras.map(() => ''))
  })
})
