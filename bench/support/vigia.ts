import type { Page } from '@playwright/test'

interface Notas {
  lista?: number
  tareas: number[]
}

type ConNotas = typeof globalThis & { notas: Notas }

/** From the next page on: notes when `selector` first stands there, and every task of 50 ms or more. */
export const watchPage = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((buscado) => {
    const notas: Notas = { tareas: [] }
    Object.assign(globalThis, { notas })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notas.tareas.push(duration)
    }).observe({ type: 'longtask' })
    new MutationObserver((_, observer) => {
      if (!document.querySelector(buscado)) return
      notas.lista = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, selector)

/** Since the page began, in ms. */
export async function waitForLista(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as ConNotas).notas.lista)
  return page.evaluate(() => (globalThis as ConNotas).notas.lista!)
}

/** The longest task so far; 0: none of 50 ms. */
export const findTareaMasLarga = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as ConNotas).notas.tareas))

/** The longest task of what is done meanwhile, and a moment after it. */
export async function watchTareas(page: Page, restMs: number, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(globalThis as ConNotas).notas.tareas.length = 0
  })
  await work()
  await page.waitForTimeout(restMs)
  return findTareaMasLarga(page)
}
