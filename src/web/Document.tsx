import type { ReactNode } from 'react'
import type { PageAssets } from '#contract/page.ts'
import { STATE_ID } from './lib/preloaded-state.ts'
import { useFirma } from './lib/site.tsx'
import displayFont from './ui/fonts/bricolage-grotesque-700-es.woff2?url'
import textFont from './ui/fonts/instrument-sans-es.woff2?url'

/** Runs before anything else: a start-up file that does not arrive leaves a trace (spec §8). */
const LOG_FAILED_LOADS = `addEventListener('error',function(e){var t=e.target;if(t&&(t.tagName==='SCRIPT'||t.tagName==='LINK'))console.error('Request failed',t.src||t.href)},true)`

interface DocumentProps {
  basePath: string
  assets: PageAssets
  /** The preloaded state, already escaped. */
  state: string
  nonces: { script: string; style: string }
  /** False where the typeface comes after the scripts. */
  preloadFonts?: boolean
  /** A script of the page's own, to run before anything else. */
  earlyScript?: string
  /** Nothing in it can be pressed, and nothing takes the focus. */
  isMuestra?: boolean
  children: ReactNode
}

/** The whole page; rendered by the server, hydrated by the browser. */
export function Document({
  basePath,
  assets,
  state,
  nonces,
  preloadFonts = true,
  earlyScript = '',
  isMuestra = false,
  children,
}: DocumentProps) {
  const { estilo, imagenes } = useFirma()
  const { icono } = imagenes
  return (
    <html lang="es" data-base={basePath}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F4EEE3" />
        <meta property="csp-nonce" nonce={nonces.style} suppressHydrationWarning />
        <script
          nonce={nonces.script}
          suppressHydrationWarning
          // It has run when the page is hydrated, so the browser's scripts go without its text.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? `${LOG_FAILED_LOADS};${earlyScript}` : '',
          }}
        />
        {preloadFonts &&
          [textFont, displayFont].map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {estilo && (
          <style
            nonce={nonces.style}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: colours that were taken apart and put together anew
            dangerouslySetInnerHTML={{ __html: estilo }}
          />
        )}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <link rel="icon" href={icono ?? `${basePath}/favicon.svg`} />
        <link rel="icon" href={icono ?? `${basePath}/favicon.ico`} sizes="32x32" />
        <link rel="apple-touch-icon" href={icono ?? `${basePath}/apple-touch-icon.png`} />
        <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
      </head>
      <body inert={isMuestra}>
        {children}
        <script
          id={STATE_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeState escapes it
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  )
}
