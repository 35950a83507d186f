import { expect, test } from 'vitest'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'

const RONDAS = 'getRondasDeCliente { contestaron grupos { nombre contestaron } }'

/** A climate, and what a client of its company is told of it. */
async function open(clima: { minimoPorGrupo?: number } = {}) {
  const app = await openConMinimo('sqlite', clima)
  const { idClima, call, graphql, logInAs, getClima } = app
  const cliente = await logInAs('cliente', [(await getClima(idClima)).idEmpresa])
  const show = () =>
    call('mutation($idClima: ID!) { publicarAlCliente(idClima: $idClima) { mensaje } }', { idClima })
  const ask = (query: string, variables = {}) => graphql(query, variables, cliente)
  return { ...app, show, ask }
}

test('of a round without a minimum a client is told no more of small groups than of any other', async () => {
  const { answer, answerMany, ask } = await open({ minimoPorGrupo: 1 })
  await answerMany(1, 6)
  await answer(4)
  const { data } = await ask(`{ appInfo { ${RONDAS} } }`)
  expect(data.appInfo.getRondasDeCliente).toEqual([
    { contestaron: null, grupos: [{ nombre: 'Oficina y Dirección', contestaron: null }] },
  ])
})

test('while a survey is open a client reads a number from the minimum up to all but the minimum', async () => {
  const { answerMany, invite, ask } = await open()
  const look = async () =>
    (await ask('{ appInfo { getRondasDeCliente { contestaron dicho grupos { contestaron dicho } } } }')).data
      .appInfo.getRondasDeCliente[0]
  await answerMany(1, 4)
  for (let i = 0; i < 10; i++) await invite(1)
  const pocas = { contestaron: null, dicho: 'menosDelMinimo' }
  expect(await look()).toEqual({ ...pocas, grupos: [pocas] })
  await answerMany(1, 2)
  const seis = { contestaron: 6, dicho: null }
  expect(await look()).toEqual({ ...seis, grupos: [seis] })
  await answerMany(1, 40)
  const numero = { contestaron: 46, dicho: null }
  expect(await look()).toEqual({ ...numero, grupos: [numero] })
})

test('of a small group that came later a client cannot subtract how many answered', async () => {
  const { idClima, answerMany, publish, changeActiva, cerrar, show, ask } = await open()
  await answerMany(1, 6)
  await answerMany(3, 7)
  await publish()
  await changeActiva(idClima, true)
  await answerMany(1, 6)
  await answerMany(3, 6)
  await answerMany(4, 3)
  await publish()
  await cerrar(idClima)
  await show()
  const { data } = await ask(
    `query($idClima: ID!) {
      appInfo { ${RONDAS} }
      getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
        nombre cantidadEncuestadosAreaDeTrabajo encuestadosEnCifras hojasSinMostrar
        gruposDeOpinion { nombre cantidadEncuestadosGrupoDeOpinion encuestadosEnCifras hojasSinMostrar }
      }
    }`,
    { idClima },
  )
  // Sixteen of the area less seven are nine: the three, and six who sent their sheets with them.
  expect(data.getAreasDeTrabajoSatisfaccionGeneral.at(-1)).toEqual({
    nombre: 'Apoyo',
    cantidadEncuestadosAreaDeTrabajo: 16,
    encuestadosEnCifras: 16,
    hojasSinMostrar: 0,
    gruposDeOpinion: [
      { nombre: 'Bodega', cantidadEncuestadosGrupoDeOpinion: 7, encuestadosEnCifras: 7, hojasSinMostrar: 0 },
      {
        nombre: 'Dirección',
        cantidadEncuestadosGrupoDeOpinion: 0,
        encuestadosEnCifras: null,
        hojasSinMostrar: 0,
      },
    ],
  })
  expect(data.appInfo.getRondasDeCliente).toEqual([
    {
      contestaron: 28,
      grupos: [
        { nombre: 'Oficina', contestaron: 12 },
        { nombre: 'Bodega y Dirección', contestaron: 16 },
      ],
    },
  ])
})

test('sheets that the close left out of every figure are told of no group of a client', async () => {
  const { idClima, answerMany, invite, publish, changeActiva, cerrar, show, ask } = await open()
  await answerMany(1, 6)
  await answerMany(3, 7)
  await publish()
  await changeActiva(idClima, true)
  await answerMany(4, 2)
  for (let i = 0; i < 8; i++) await invite(4)
  await changeActiva(idClima, false)
  await cerrar(idClima)
  await show()
  const { data } = await ask(`{ appInfo { ${RONDAS} } }`)
  expect(data.appInfo.getRondasDeCliente[0].grupos).toEqual([
    { nombre: 'Oficina', contestaron: 6 },
    { nombre: 'Bodega y Dirección', contestaron: 9 },
  ])
})

test('a plan that changes leaves together the groups that a client sees as one: two looks tell no more than one', async () => {
  const { idClima, answerMany, publish, changeActiva, cerrar, show, ask, getDocumento, updateClima } =
    await open()
  await answerMany(1, 6)
  await answerMany(3, 7)
  await publish()
  await changeActiva(idClima, true)
  await answerMany(2, 2)
  await changeActiva(idClima, false)
  await cerrar(idClima)
  await show()
  const look = async () => (await ask(`{ appInfo { ${RONDAS} } }`)).data.appInfo.getRondasDeCliente
  const antes = await look()
  expect(antes[0].grupos).toContainEqual({ nombre: 'Oficina y Planta', contestaron: 8 })
  const documento = await getDocumento(idClima, true)
  documento.gruposDeOpinion[0].encuestadosPlaneados += 10
  expect((await updateClima(idClima, documento)).errors).toBeUndefined()
  // With a row of its own for Oficina, eight less six would be the two of Planta.
  expect(await look()).toEqual(antes)
})
