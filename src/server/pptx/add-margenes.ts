/** How far each bar's interval reaches to both sides. */
export interface Margenes {
  menos: number[]
  mas: number[]
}

/** Error bars for the one series of a chart, where the schema wants them: after the labels and before the categories. */
export function addMargenes(xml: string, { menos, mas }: Margenes): string {
  const writeLado = (lado: 'minus' | 'plus', valores: number[]) =>
    `<c:${lado}><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${valores.length}"/>${valores
      .map((valor, i) => `<c:pt idx="${i}"><c:v>${valor}</c:v></c:pt>`)
      .join('')}</c:numLit></c:${lado}>`
  const barras = `<c:errBars><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>${writeLado('plus', mas)}${writeLado('minus', menos)}<c:spPr><a:ln w="15875"><a:solidFill><a:srgbClr val="1B2430"/></a:solidFill></a:ln></c:spPr></c:errBars>`
  return xml.replace('<c:cat>', `${barras}<c:cat>`)
}
