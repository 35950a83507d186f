import type { ComponentProps } from 'react'
import { useSiteConfig } from './site.tsx'

/** A link to a page of the site, below its prefix. The browser itself follows it. */
export function Enlace({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a {...rest} href={`${useSiteConfig().basePath}${to}`} />
}
