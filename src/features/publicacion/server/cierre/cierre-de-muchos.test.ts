import { expect, test } from 'vitest'
import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { anonymizeEncuestados } from '#features/invitados/server/encuestados/borrar-encuestado.ts'
import { insertEncuestados } from '#features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '#features/invitados/server/encuestados/insert-tokens.ts'
import { getReferenciaDeCorreo } from '#features/invitados/server/encuestados/referencia-de-correo.ts'
import { insertCorreosEnviados } from '#features/operacion/server/demo/demo-store.ts'
import { onBell } from '#server/context/job.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { listLlaves } from '#tests/support/list-llaves.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { finishDecididos } from './finish-decididos.ts'

const PERSONAS = 1_300
const FINALES = {
  enviado: 'Se Envió',
  rechazado: 'Error al envío',
  en_cola: 'No Se envió por correo',
} as const
const ESTADOS = Object.keys(FINALES) as (keyof typeof FINALES)[]

describeEngines('closing a climate of thousands', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const clima = await staff.setUp()
    let llamadas = 0
    onBell(app.ctx.db, 'cierre', () => llamadas++)
    return { ...app, ...staff, ...clima, countLlamadas: () => llamadas }
  }
  type App = Awaited<ReturnType<typeof open>>

  /** With a mail each: most were sent, some refused, some still wait. */
  async function invitePersonas({ ctx, idClima, getClima }: App): Promise<Map<string, string>> {
    const { llave } = await requireAbierto(ctx, idClima)
    const [{ id: idGrupo }] = (await getClima(idClima)).gruposDeOpinion
    const personas = Array.from({ length: PERSONAS }, (_, i) => {
      const para = `persona${i}@laceiba.example`
      const { encuestado } = createEncuestado(llave, idGrupo, para)
      return { encuestado, para, estado: i < 30 ? ESTADOS[i % 3]! : 'enviado' }
    })
    await inTransaction(ctx.db, async (tx) => {
      await insertEncuestados(
        tx,
        idClima,
        personas.map(({ encuestado }) => encuestado),
      )
      const correos = personas.map(({ encuestado, para, estado }) => ({
        referencia: getReferenciaDeCorreo(encuestado.id),
        para,
        estado,
        creado: 0,
      }))
      await insertCorreosEnviados(tx, correos as Parameters<typeof insertCorreosEnviados>[1])
    })
    return new Map(personas.map(({ para, estado }) => [para, FINALES[estado]]))
  }

  const readEstados = async ({ call, idClima }: App) => {
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { correo estadoCorreo } } }',
      { idClima },
    )
    const conCorreo = data.appInfo.getEncuestados.filter(({ correo }: any) => correo !== null)
    return new Map(conCorreo.map((uno: any) => [uno.correo, uno.estadoCorreo]))
  }
  const list = ({ ctx }: App, tabla: 'hojas' | 'tokens') =>
    ctx.db.selectFrom(tabla).select('id_clima').execute()
  const listCorreos = ({ ctx }: App) => ctx.db.selectFrom('correos').select('id').execute()

  test('answers once nothing ties anybody; the mails go right after it, and tell the same of everybody', async () => {
    const app = await open()
    const { ctx, idClima, cerrar, call } = app
    const esperados = await invitePersonas(app)
    await answerAs(ctx, idClima)
    await cerrar(idClima)

    expect([await list(app, 'hojas'), await list(app, 'tokens')]).toEqual([[], []])
    expect(listLlaves(ctx.config.llavesDir)).toEqual([])
    const quedan = (await listCorreos(app)).length
    expect(quedan).toBeGreaterThan(0)
    expect(quedan).toBeLessThan(PERSONAS)
    expect(app.countLlamadas()).toBe(1)
    expect(await readEstados(app)).toEqual(esperados)
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getSalidaDeCorreos(idClima: $idClima) { enCola total } } }',
      { idClima },
    )
    expect(data.appInfo.getSalidaDeCorreos).toEqual({ enCola: 0, total: 0 })

    await finishDecididos(ctx)
    expect(await listCorreos(app)).toEqual([])
    expect(await readEstados(app)).toEqual(esperados)
    expect(await ctx.db.selectFrom('climas').select('por_borrar').execute()).toEqual([{ por_borrar: 0 }])
  })

  test('is finished by whoever finds it half-way, and nobody who is late takes a mail that went for none', async () => {
    const app = await open()
    const { ctx, idClima, cerrar } = app
    const esperados = await invitePersonas(app)
    await cerrar(idClima)
    // A node that was at it too, and comes to the mails when most are gone.
    await anonymizeEncuestados(ctx, { idClima })
    await finishDecididos(ctx)
    // Killed after the last mail, before that was noted.
    await ctx.db.updateTable('climas').set({ por_borrar: 2 }).execute()
    await finishDecididos(ctx)
    expect(await readEstados(app)).toEqual(esperados)
  })
})
