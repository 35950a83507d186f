import { join } from 'node:path'
import { openFirmaConDatos } from '#features/operacion/server/respaldo/testing/firma-con-datos.ts'
import { createSecret } from '#server/context/secret.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { createTestCli } from '#tests/support/test-cli.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { respaldo } from '../respaldo.ts'

/** An empty database of another installation that was given the first one's SECRET. */
export async function openTarget(engine: Engine, { config }: TestContext, answer = true) {
  const ctx = await createTestContext(engine, { config: { secret: config.secret } })
  return { ctx: { ...ctx, secret: createSecret(config.secret!) }, ...createTestCli(ctx, { answer }) }
}

export async function openBackup(engine: Engine) {
  const firma = await openFirmaConDatos(engine)
  const { cli, lines } = createTestCli(firma.ctx)
  await respaldo(cli, ['copia.sqlite', '--sin-llaves'])
  return { ...firma, cli, lines, file: join(firma.ctx.config.dataDir, 'copia.sqlite') }
}

/** Two open climates; `idOtro` is the id of the second. */
export async function openConOtroClima(engine: Engine) {
  const firma = await openFirmaConDatos(engine)
  const documento = await firma.getDocumento(firma.idClima)
  const { idEmpresa } = await firma.getClima(firma.idClima)
  const { data } = await firma.insertClima({ ...documento, idEmpresa, fechaInicio: Date.UTC(2021, 5, 1) })
  const idOtro: string = data.insertClimaOrganizacional.id
  return { ...firma, ...createTestCli(firma.ctx), idOtro }
}
