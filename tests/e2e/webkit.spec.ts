import { entrar, PAGINAS, sembrarEncuesta } from './encuesta-siembra.ts'
import { expect, test } from './fixtures.ts'
import { startWebKit } from './webkit.ts'

const ALTOS = `[...document.querySelectorAll('[role=radiogroup]')].map((grupo) => grupo.offsetHeight)`

test('WebKit answers the survey to its end, on cards as high as Chromium’s', async ({ page, servidor }) => {
  const encuesta = await sembrarEncuesta(page, servidor, 'En WebKit')
  const webkit = await startWebKit()
  try {
    const until = (script: string) => expect.poll(() => webkit.evaluate<boolean>(script)).toBe(true)
    await webkit.goto(`${servidor.url}/${encuesta.ruta}`)
    await until(`Object.keys(document).some((name) => name.startsWith('__reactContainer'))`)
    await webkit.type('input', await encuesta.invitar())
    await webkit.click(`//button[.='Empezar']`)
    await until(`document.querySelector('[role=radiogroup]') !== null`)

    const width = await webkit.evaluate<number>('innerWidth')
    await page.setViewportSize({ width, height: 800 })
    await entrar(page, encuesta, await encuesta.invitar())
    const [suyos, altos] = [await webkit.evaluate<number[]>(ALTOS), await page.evaluate<number[]>(ALTOS)]
    expect(suyos.length).toBe(altos.length)
    for (const [i, alto] of altos.entries()) expect(suyos[i]).toBeLessThan(alto * 1.3)

    for (let pagina = 1; pagina <= PAGINAS; pagina++) {
      await until(`document.body.innerText.includes('Página ${pagina} de ${PAGINAS}')`)
      await webkit.evaluate(
        `document.querySelectorAll('[role=radiogroup]').forEach((grupo) => grupo.querySelector('input').click())`,
      )
      await webkit.evaluate(`document.querySelector('input[type=checkbox]')?.click()`)
      await webkit.click(`//button[contains(., 'Guardar Respuestas')]`)
      await until(`document.querySelector('dialog[open] [data-foco][aria-disabled=false]') !== null`)
      await webkit.click(`//dialog//button[.='Guardar']`)
    }
    await until(`document.body.innerText.includes('Ha Finalizado la Encuesta')`)
  } finally {
    await webkit.stop()
  }
})
