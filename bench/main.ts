// `npm run bench` runs every benchmark but the long ones; `npm run bench -- NAME …` those named. What follows a name and is none
// itself is for that one: `lighthouse home 2`.
import { loadavg } from 'node:os'
import { benchAccesos } from './accesos.ts'
import { benchArranque } from './arranque.ts'
import { benchBytes } from './bytes.ts'
import { benchCierre } from './cierre.ts'
import { benchCvs } from './cvs.ts'
import { benchExcel } from './excel.ts'
import { benchHojas } from './hojas.ts'
import { benchInforme } from './informe.ts'
import { benchInicio } from './inicio.ts'
import { benchInvitaciones } from './invitaciones.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMesa } from './mesa.ts'
import { benchMillon } from './millon.ts'
import { benchMuchos } from './muchos.ts'
import { benchMultitud } from './multitud.ts'
import { benchPaginas } from './paginas.ts'
import { benchPantalla } from './pantalla.ts'
import { benchRespuestas } from './respuestas.ts'
import { benchResultados } from './resultados.ts'
import { benchTelefono } from './telefono.ts'

const benches: Record<string, (words: string[]) => Promise<void>> = {
  arranque: benchArranque,
  paginas: benchPaginas,
  respuestas: benchRespuestas,
  accesos: benchAccesos,
  invitaciones: benchInvitaciones,
  resultados: benchResultados,
  cierre: benchCierre,
  excel: benchExcel,
  pantalla: benchPantalla,
  telefono: benchTelefono,
  bytes: benchBytes,
  lighthouse: benchLighthouse,
  cvs: benchCvs,
  informe: benchInforme,
  inicio: benchInicio,
  mesa: benchMesa,
  hojas: benchHojas,
}

/** Those that take longer than all the others together. */
const long: typeof benches = { multitud: benchMultitud, millon: benchMillon, muchos: benchMuchos }
const known = { ...benches, ...long }

const asked: { name: string; words: string[] }[] = []
for (const word of process.argv.slice(2)) {
  const last = asked.at(-1)
  if (word in known || !last) asked.push({ name: word, words: [] })
  else last.words.push(word)
}
for (const { name, words } of asked.length
  ? asked
  : Object.keys(benches).map((name) => ({ name, words: [] }))) {
  const bench = known[name]
  if (!bench) throw new Error(`No benchmark "${name}". There are: ${Object.keys(known).join(', ')}.`)
  if (words.length > 0 && bench.length === 0)
    throw new Error(`"${name}" takes nothing, and no benchmark is called "${words[0]}".`)
  console.log(`\n${name} (the machine's load: ${loadavg()[0]!.toFixed(1)})`)
  await bench(words)
}
