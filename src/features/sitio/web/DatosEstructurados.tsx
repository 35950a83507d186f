import { useSiteConfig } from '#web/lib/site.tsx'

/**
 * A description for search engines, in the words of schema.org. It is the server's alone: the browser keeps what came,
 * and is spared the code. `<` is escaped so that no text can end the element.
 */
export function DatosEstructurados({ present }: { present: (site: string) => object }) {
  const { publicUrl, basePath } = useSiteConfig()
  const json = import.meta.env.SSR
    ? JSON.stringify(present(`${publicUrl}${basePath}`)).replaceAll('<', String.raw`\u003c`)
    : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
