import { createContext, type ReactElement, use } from 'react'

export interface IslaRendida {
  /** Tells its ids from those of other islands; the browser uses the same. */
  id: string
  html: string
}

/** The server's rendering of an island: apart from the page, as the browser will take it over. */
export const IslaContext = createContext<(isla: ReactElement) => IslaRendida>(() => {
  throw new Error('Only the server places islands.')
})

interface IslaProps {
  /** Its file under src, `…/Nombre.isla.tsx`, which exports the component `Nombre`. */
  archivo: string
  /** One element; its properties travel with the page as JSON. */
  children: ReactElement
}

/** A part of a page that comes to life in the browser. All around it stays as the server wrote it (decision 43). */
export function Isla({ archivo, children }: IslaProps) {
  const { id, html } = use(IslaContext)(children)
  return (
    <div
      id={id}
      data-isla={archivo}
      data-con={JSON.stringify(children.props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React a moment before
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
