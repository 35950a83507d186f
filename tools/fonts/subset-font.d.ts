/** What is used of it. The types that others publish lag behind its options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt' | 'truetype'
    variationAxes?: Partial<Record<string, number>>
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
