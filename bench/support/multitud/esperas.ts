import pg from 'pg'

const MIRAR_CADA_MS = 200

const MIRAR = `select case when state like 'idle in transaction%' then 'the node, within a transaction'
  else coalesce(wait_event_type || ' ' || wait_event, 'nothing: it works') end as que, count(*)::int as cuantas
  from pg_stat_activity
  where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()
  group by 1`

/** What the connections of a PostgreSQL wait for, by tenth of the time: how many on average. */
export async function watchEsperas(connectionString: string, duracionMs: number) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const decimos = Array.from({ length: 10 }, () => ({ miradas: 0, cuantas: new Map<string, number>() }))
  const begun = performance.now()
  let looking = Promise.resolve()
  const look = async () => {
    const { rows } = await client.query<{ que: string; cuantas: number }>(MIRAR)
    const decimo = decimos[Math.min(9, Math.floor(((performance.now() - begun) / duracionMs) * 10))]!
    decimo.miradas++
    for (const { que, cuantas } of rows) decimo.cuantas.set(que, (decimo.cuantas.get(que) ?? 0) + cuantas)
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, MIRAR_CADA_MS)
  return async () => {
    clearInterval(timer)
    await looking
    await client.end()
    return decimos.map(({ miradas, cuantas }) =>
      [...cuantas]
        .sort(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([que, suma]) => `${que} ${(suma / miradas).toFixed(2)}`)
        .join(', '),
    )
  }
}
