import { Gauge, type Registry } from 'prom-client'
import { findUltimoRespaldo } from '#features/operacion/server/respaldo/ultimo-respaldo.ts'
import type { AppContext } from '../context/context.ts'
import { isDatabaseReady } from '../http/health.ts'
import { countCorreos } from '../mail/outbox-store.ts'

/** What the database says of the system: the same on every node. */
export function createSistemaMetricas(registry: Registry, { db, now }: Pick<AppContext, 'db' | 'now'>) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] })
  const ready = gauge('clima_database_ready', '1 where the database answers, else 0.')
  const correos = gauge('clima_correos', 'Mails in the outbox by estado.', ['estado'])
  const oldest = gauge(
    'clima_correos_oldest_seconds',
    'Age of the oldest mail that waits; 0 where none does.',
  )
  const backup = gauge(
    'clima_last_backup_timestamp_seconds',
    'When the newest complete backup was taken.',
    [],
  )
  // Absent rather than 1970 while nothing is known.
  registry.removeSingleMetric('clima_last_backup_timestamp_seconds')

  async function update(): Promise<void> {
    const isReady = await isDatabaseReady(db)
    ready.set(isReady ? 1 : 0)
    correos.reset()
    if (!isReady) return
    const cuentas = await countCorreos(db)
    for (const { estado, cuenta } of cuentas) correos.set({ estado }, cuenta)
    const waiting = cuentas.find(({ estado }) => estado === 'en_cola')
    oldest.set(waiting ? Math.max(0, now() - waiting.masAntiguo) / 1000 : 0)
    const ultimo = await findUltimoRespaldo(db)
    if (ultimo === null) return
    backup.set(ultimo / 1000)
    if (!registry.getSingleMetric('clima_last_backup_timestamp_seconds')) registry.registerMetric(backup)
  }
  return { update }
}
