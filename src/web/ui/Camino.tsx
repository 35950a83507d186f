/** A drawing of an answer's way, as dibujo/camino.ts writes it: constant text, nothing that somebody typed. */
export const Camino = ({ svg, className }: { svg: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)
