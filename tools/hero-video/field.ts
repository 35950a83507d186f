/** A hill of satisfaction: a rotated Gaussian over the base value. */
export type Hill = {
  height: number
  x: number
  y: number
  sigmaX: number
  sigmaY: number
  angle: number
}

/** Satisfaction far from everybody. */
const BASE = 20

export type Sample = { value: number; gradientX: number; gradientY: number }

/** The gradient comes with the value because contours are refined along it. */
export function sampleField(hills: readonly Hill[], x: number, y: number): Sample {
  let value = BASE
  let gradientX = 0
  let gradientY = 0
  for (const hill of hills) {
    const cos = Math.cos(hill.angle)
    const sin = Math.sin(hill.angle)
    const u = ((x - hill.x) * cos + (y - hill.y) * sin) / hill.sigmaX
    const v = ((y - hill.y) * cos - (x - hill.x) * sin) / hill.sigmaY
    const part = hill.height * Math.exp(-(u * u + v * v) / 2)
    value += part
    gradientX -= part * ((u * cos) / hill.sigmaX - (v * sin) / hill.sigmaY)
    gradientY -= part * ((u * sin) / hill.sigmaX + (v * cos) / hill.sigmaY)
  }
  return { value, gradientX, gradientY }
}
