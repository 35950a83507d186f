import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

const PROMESA = /nónim|onfidencial|sin tu nombre|[Nn]adie (?:en|de) tu empresa|qué contestó cada quien/

/** Every file whose texts promise something to whoever answers, by who reads it. The words come from domain/climas/anonimato.ts. */
const LUGARES: Record<string, string[]> = {
  'whoever answers, on screen': [
    'src/dibujo/camino.ts',
    'src/features/encuesta/web/kiosco/textos.ts',
    'src/web/content/anonimato.ts',
    'src/web/content/encuesta.ts',
  ],
  'whoever answers, by mail and on paper': [
    'src/domain/climas/anonimato.ts',
    'src/features/invitados/server/encuestados/plantillas-encuestados.ts',
    'src/features/invitados/server/sin-correo/pdf/cartel.typ',
    'src/features/invitados/server/sin-correo/pdf/cuestionario.typ',
    'src/server/mail/render-html.ts',
  ],
  'clients, staff and readers of a report': [
    'src/features/cliente/server/carta-a-cliente.ts',
    'src/features/cliente/web/mensaje.ts',
    'src/features/informe/server/read-cifras.ts',
    'src/features/invitados/web/encuestados/EliminarEncuesta.tsx',
    'src/features/invitados/web/sin-correo/Papel.tsx',
    'src/features/operacion/server/persona/export-persona.ts',
    'src/features/resultados/web/lecturas/CambioConCerteza.tsx',
    'src/web/content/desarrollo-organizacional.ts',
    'src/web/content/home.ts',
  ],
}

/** The word, and no promise: a report's cover, and what invented people of the demo say. */
const SIN_PROMESA = /informe\.typ$|operacion\/server\/demo\//

/** What the product itself denies. */
const FALSO =
  /nadie puede unir|Tampoco nosotros|queda anónima|cerrada y anónima|no un programa|es imposible saber/i

async function listTextos(): Promise<[file: string, texto: string][]> {
  const textos: [string, string][] = []
  for await (const file of glob('src/**/*.{ts,tsx,typ}')) {
    if (/\.test\.|\/testing\/|\.generated\./.test(file) || SIN_PROMESA.test(file)) continue
    const code = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
    textos.push([file, code])
  }
  return textos
}

test('every place that promises is known, and none says what the product denies', async () => {
  const textos = await listTextos()
  const lugares = textos.filter(([, texto]) => PROMESA.test(texto)).map(([file]) => file)
  expect(lugares.toSorted()).toEqual(Object.values(LUGARES).flat().toSorted())
  expect(textos.filter(([, texto]) => FALSO.test(texto)).map(([file]) => file)).toEqual([])
})
