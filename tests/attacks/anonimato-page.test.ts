import { expect, test } from 'vitest'
import { FIRMA_DE_FABRICA } from '../../src/domain/firma/firma.ts'
import { openConMinimo } from '../../src/features/publicacion/server/testing/publicacion-de-prueba.ts'
import { createAnonimato } from '../../src/web/content/anonimato.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { listLlaves } from '../support/list-llaves.ts'

type App = Awaited<ReturnType<typeof openConMinimo>>
type Abierto = { app: App; cliente: string }

const RESULTADOS = `query($idClima: ID!) {
  getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
    gruposDeOpinion { nombre reserva porcentajeSatisfaccionGrupoDeOpinion } } }`

/** Of what is not for them, clients do not even learn whether it is there. */
const REFUSED = ['FORBIDDEN', 'NOT_FOUND']

const codeOf = (answer: any) => answer.errors?.[0].extensions.code

async function readGrupos({ call, idClima }: App) {
  const { data } = await call(RESULTADOS, { idClima })
  const grupos = data.getAreasDeTrabajoSatisfaccionGeneral.flatMap((area: any) => area.gruposDeOpinion)
  return new Map<string, number | null>(
    grupos.map((g: any) => [g.nombre, g.porcentajeSatisfaccionGrupoDeOpinion]),
  )
}

/** What everybody wrote, by the name of the group it stands under. */
async function readTextos({ call, idClima }: App): Promise<Map<string, string[]>> {
  const { data } = await call(
    'query($idClima: ID!) { getPreguntasAbiertas(idClima: $idClima) { nombre preguntasAbiertas { respuestas } } }',
    { idClima },
  )
  return new Map(
    data.getPreguntasAbiertas.map((grupo: any) => [
      grupo.nombre,
      grupo.preguntasAbiertas.flatMap((pregunta: any) => pregunta.respuestas),
    ]),
  )
}

async function listEstados({ call, idClima }: App): Promise<Set<string>> {
  const { data } = await call(
    'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { id estado } } }',
    { idClima },
  )
  return new Set(data.appInfo.getEncuestados.map(({ estado }: { estado: string }) => estado))
}

async function readRonda({ graphql, idClima }: App, cliente: string) {
  const { data } = await graphql(
    `{ appInfo { getRondasDeCliente { id invitados contestaron grupos { nombre invitados contestaron } } } }`,
    {},
    cliente,
  )
  return data.appInfo.getRondasDeCliente.find(({ id }: { id: string }) => id === idClima)
}

/** Whoever holds the database: everything in it. */
const dump = async ({ ctx }: App) => ({
  hojas: await ctx.db.selectFrom('hojas').selectAll().execute(),
  encuestados: await ctx.db.selectFrom('encuestados').selectAll().execute(),
  tokens: await ctx.db.selectFrom('tokens').selectAll().execute(),
  climas: await ctx.db.selectFrom('climas').selectAll().execute(),
})

/** A closed round is the client's only once staff publish it. */
async function expectNadaSinPublicar({ app, cliente }: Abierto): Promise<void> {
  for (const query of [
    RESULTADOS,
    'query($idClima: ID!) { getPreguntasAbiertas(idClima: $idClima) { nombre } }',
  ])
    expect(REFUSED).toContain(codeOf(await app.graphql(query, { idClima: app.idClima }, cliente)))
}

/** A small group, as the client reads it from then on. */
async function readPlantaComoCliente({ app, cliente }: Abierto) {
  const { idClima } = app
  await app.call('mutation($idClima: ID!) { publicarAlCliente(idClima: $idClima) { mensaje } }', { idClima })
  const { data } = await app.graphql(
    `query($idClima: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
      gruposDeOpinion { nombre cantidadEncuestadosGrupoDeOpinion porcentajeSatisfaccionGrupoDeOpinion } } }`,
    { idClima },
    cliente,
  )
  return data.getAreasDeTrabajoSatisfaccionGeneral
    .flatMap((area: any) => area.gruposDeOpinion)
    .find(({ nombre }: { nombre: string }) => nombre === 'Planta')
}

/** What each cell of the page's table says, done: by the beginning of the cell. One without a proof fails the test. */
const PRUEBAS: Record<string, (abierto: Abierto) => Promise<void>> = {
  'Cuántas personas han participado, desde 5 y mientras falten otras tantas, y de ningún grupo con menos de 5 personas invitadas. Nada de lo que contestas.':
    async ({ app, cliente }) => {
      // All but one of those invited.
      expect((await readRonda(app, cliente)).contestaron).toBeNull()
      for (let i = 0; i < 20; i++) await app.invite(1)
      const { contestaron, grupos: porGrupo } = await readRonda(app, cliente)
      expect(contestaron).toBe(15)
      const porNombre = new Map(porGrupo.map((g: any) => [g.nombre, g.contestaron]))
      // Beside a small row the other says nothing either: the two subtract.
      expect(porNombre.get('Oficina')).toBeNull()
      expect(porNombre.get('Planta') ?? null).toBeNull()
      expect(REFUSED).toContain(codeOf(await app.graphql(RESULTADOS, { idClima: app.idClima }, cliente)))
    },
  'Los resultados que la consultora le publica; de un grupo con menos de 5 personas, ni cuántas contestaron. Ningún texto tal como lo escribiste.':
    async (abierto) => {
      await expectNadaSinPublicar(abierto)
      const planta = await readPlantaComoCliente(abierto)
      expect(planta).toEqual({
        nombre: 'Planta',
        cantidadEncuestadosGrupoDeOpinion: 0,
        porcentajeSatisfaccionGrupoDeOpinion: null,
      })
    },
  'Los resultados que la consultora le publica. Ningún texto tal como lo escribiste.': expectNadaSinPublicar,
  'A quién invitó, y quién no ha empezado, va en curso o terminó. Cifras solo cuando se publican, todas juntas, y ninguna de menos de 5 personas. Los textos publicados, sin nombre, y con su grupo solo donde el grupo se muestra.':
    async ({ app }) => {
      expect(await listEstados(app)).toEqual(new Set(['Completa', 'Sin iniciar']))
      expect(new Set((await readGrupos(app)).values())).toEqual(new Set([null]))
      expect([...(await readTextos(app)).values()].flat()).toEqual([])
      await app.publish()
      const grupos = await readGrupos(app)
      expect(grupos.get('Oficina')).not.toBeNull()
      expect(grupos.get('Planta')).toBeNull()
      const textos = await readTextos(app)
      expect(textos.get('Planta')).toEqual([])
      expect(textos.get('Sin grupo')).toContain('de planta')
      expect(textos.get('Oficina')).toContain('de oficina')
      await app.changeActiva(app.idClima, true)
    },
  'A quién invitó, y quién no ha empezado, va en curso o terminó. Los resultados de cualquier grupo, al momento, y los textos abiertos con su grupo.':
    async ({ app }) => {
      expect(await listEstados(app)).toEqual(new Set(['Completa', 'Sin iniciar']))
      expect((await readGrupos(app)).get('Planta')).not.toBeNull()
      expect((await readTextos(app)).get('Planta')).toContain('de planta')
    },
  'Las cifras publicadas y los textos, a quién invitó y cuántas personas respondieron por grupo. Ya no quién terminó.':
    async ({ app }) => {
      expect((await readGrupos(app)).get('Oficina')).not.toBeNull()
      expect([...(await readTextos(app)).values()].flat()).toContain('de oficina')
      expect(await listEstados(app)).toEqual(new Set(['Cerrada']))
      const { participacion } = await app.getClima(app.idClima)
      expect(participacion.porGrupo.map((g: any) => g.contestaron)).toEqual([9, 3, 3, 0])
    },
  'Cuestionarios sellados: de cada uno, su grupo y si está completo. Para abrirlos necesitaría además la clave del estudio, que no está en la base de datos, y nuestras reglas le prohíben usarla para eso.':
    async ({ app }) => {
      const { hojas, encuestados, tokens } = await dump(app)
      expect(hojas.length).toBeGreaterThan(0)
      expect(tokens).toHaveLength(encuestados.length)
      const escrito = JSON.stringify(hojas)
      for (const { id } of encuestados) expect(escrito).not.toContain(id)
      const cajas = Buffer.concat(hojas.flatMap(({ respuestas, textos }) => [respuestas, textos]))
      for (const texto of ['de oficina', 'de planta', 'de bodega']) expect(cajas.includes(texto)).toBe(false)
      for (const { hash } of tokens) expect(escrito).not.toContain(hash)
      expect(listLlaves(app.ctx.config.llavesDir).length).toBeGreaterThan(0)
    },
  'Sumas y textos sin nombre. Ni cuestionarios, ni clave, ni huellas de tokens.': async ({ app }) => {
    const { hojas, tokens } = await dump(app)
    expect(hojas).toEqual([])
    expect(tokens).toEqual([])
    expect(listLlaves(app.ctx.config.llavesDir)).toEqual([])
  },
}

describeAnyEngine('the table on the page about anonymity', (engine) => {
  test.for([5, 1])('says what the product does, with a minimum of %i', async (minimo) => {
    const { tabla } = createAnonimato(minimo, FIRMA_DE_FABRICA).secciones.find(
      ({ id }) => id === 'quien-ve-que',
    )!
    const prove = async (columna: number, abierto: Abierto) => {
      for (const fila of tabla!.filas) {
        const prueba = PRUEBAS[fila[columna]!]
        expect([fila[columna], prueba === undefined]).toEqual([fila[columna], false])
        await prueba!(abierto)
      }
    }
    const app = await openConMinimo(engine, { minimoPorGrupo: minimo })
    const cliente = await app.logInAs('cliente', [app.idEmpresa])
    await app.answerMany(1, 9, { texto: 'de oficina' })
    await app.answerMany(2, 3, { texto: 'de planta' })
    // Two small groups: what is left of the company beside the large one is enough.
    await app.answerMany(3, 3, { texto: 'de bodega' })
    await app.invite(1)
    await prove(1, { app, cliente })
    await app.changeActiva(app.idClima, false)
    await app.cerrar(app.idClima)
    await prove(2, { app, cliente })
  })
})
