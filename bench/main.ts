// `npm run bench` runs every benchmark; `npm run bench -- NAME …` those named.
import { benchArranque } from './arranque.ts'
import { benchCvs } from './cvs.ts'
import { benchResultados } from './resultados.ts'
import { benchSitio } from './sitio.ts'

const benches: Record<string, () => Promise<void>> = {
  arranque: benchArranque,
  sitio: benchSitio,
  cvs: benchCvs,
  resultados: benchResultados,
}

const names = process.argv.slice(2)
for (const name of names.length ? names : Object.keys(benches)) {
  const bench = benches[name]
  if (!bench) throw new Error(`No benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`)
  await bench()
}
