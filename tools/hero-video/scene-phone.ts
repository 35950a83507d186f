import type { Scene } from './scene.ts'

/** Up to 900 px: the map stands above the headline, and no line may reach its lower edge. */
export const scenePhone: Scene = {
  width: 360,
  height: 300,
  wander: 6.5,
  labelSize: 11,
  seed: 1,
  // biome-ignore format: one hill a line reads as a table
  hills: [
    { height: 67.64, x: 232.34, y: 117.81, sigmaX: 125.52, sigmaY: 84.14, angle: -0.3303, sineX: 8, sineY: -3, cosineX: -3, cosineY: 1.5, breath: 0 },
    { height: 11.66, x: 231.06, y: 118.18, sigmaX: 52.28, sigmaY: 35.07, angle: -0.2008, sineX: 12, sineY: 1, cosineX: -4, cosineY: 2, breath: -0.1 },
    { height: 7.7, x: 356.71, y: 186.68, sigmaX: 27.2, sigmaY: 36.53, angle: -1.4435, sineX: 6, sineY: -4, cosineX: 0, cosineY: 3.5, breath: 0.1 },
    { height: 37.3, x: 356.74, y: 214.18, sigmaX: 54.34, sigmaY: 49.64, angle: 1.9972, sineX: 6, sineY: -4, cosineX: 0, cosineY: 3, breath: 0 },
    { height: 37.64, x: 44.05, y: 48.42, sigmaX: 65.37, sigmaY: 56.21, angle: -0.4553, sineX: -7, sineY: 4, cosineX: 2, cosineY: 1, breath: 0.2 },
  ],
  // biome-ignore format: as above
  people: [
    [203.8, 72.5, 4.6], [349.9, 115, 2.8], [130.8, 144.1, 3.7], [156.6, 146, 4.3], [305.2, 93.1, 7.4],
    [152.9, 101.7, 7.3], [172.6, 132.2, 5.5], [275.4, 160, 5.6], [277.4, 76.9, 4.8], [235.2, 70.3, 4.1],
    [285.6, 148.5, 3.7], [246, 163.9, 7], [161.1, 178.7, 3], [320.1, 133.1, 10.7], [166.1, 56.9, 2.9],
    [254.3, 137.5, 6.3], [199.3, 169.6, 5.2], [172.8, 115.1, 4.1], [224.4, 202.7, 3.5], [188.8, 158.8, 5.1],
    [203.6, 105.3, 3.9], [289.9, 34.4, 4.4], [343.3, 184.7, 3.8], [312.1, 182.9, 5.7], [348.7, 214.2, 4],
    [331.6, 160.1, 4.4], [346.6, 233.8, 5.9], [107.7, 61, 8.3], [59.5, 41.3, 3.8], [18.7, 64.5, 6.5],
    [50.1, 60.6, 2.9], [57.7, 74.8, 4.3], [101.5, 95.8, 4.8],
  ],
  labels: [
    { level: 61, hill: 0, x: 272, y: 215 },
    { level: 75, hill: 0, x: 260, y: 54.7 },
    { level: 90, hill: 0, x: 286, y: 120 },
  ],
}
