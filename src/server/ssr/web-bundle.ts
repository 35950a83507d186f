export type RenderPage = unknown
