import type { ReactNode } from 'react'
import type { PipeableStream } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server'
import type { SendOperation } from './lib/api.ts'
import type { PageAssets } from './lib/preloaded-state.ts'
import type { SiteConfig } from './lib/site-config.ts'

export interface PageRequest {
  /** Path and search, prefix included. */
  url: string
  config: SiteConfig
  /** Of this answer's content security policy. */
  nonces: { script: string; style: string }
  cookies: Record<string, string | undefined>
  send: SendOperation
  /** The files of a program, with the screens of the given routes. */
  findEntry: (
    name: 'client' | 'encuesta',
    routeIds: string[],
  ) => {
    script: string
    assets: PageAssets
  }
  onError: (error: unknown) => void
}

export type PageAnswer =
  | { redirect: string; status: number }
  | {
      status: number
      /** The same for everybody who comes without a cookie. */
      fixed: boolean
      stream: Promise<PipeableStream>
    }

export function renderPage(page: PageRequest, script: string, element: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(element, {
      nonce: page.nonces.script,
      bootstrapModules: [script],
      // A page is sent whole: a long part of it must not wait for a script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => resolve(rendering),
      onShellError: reject,
      onError: page.onError,
    })
  })
}
