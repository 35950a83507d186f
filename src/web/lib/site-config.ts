/** What the server tells the browser about itself; nothing here is secret or personal. */
export interface SiteConfig {
  basePath: string
  apiUrl: string
  publicUrl: string
  /** Where the firm is: dates and years on screen are of there, wherever the browser stands. */
  timeZone: string
  /** The service worker and the like are for production only. */
  production: boolean
}
