import type { ReactNode } from 'react'
import type { PipeableStream } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server'
import type { PageRequest } from '#contract/page.ts'

/** Without a script, what is only looked at. */
export function renderPage(
  page: PageRequest,
  script: string | null,
  element: ReactNode,
): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(element, {
      nonce: page.nonces.script,
      bootstrapModules: script === null ? [] : [script],
      // A page is sent whole: a long part of it must not wait for a script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => resolve(rendering),
      onShellError: reject,
      onError: page.onError,
    })
  })
}
