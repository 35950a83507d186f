import type { EmpresaEscrita } from '#domain/empresas/parse-empresa.ts'

export const LA_CEIBA: EmpresaEscrita = {
  nombre_comercial: 'Alimentos La Ceiba',
  nombre_fiscal: 'Alimentos La Ceiba, S. A.',
  telefono: '2440-7800',
  correo: 'recursos.humanos@laceiba.example',
  NIT: '4587123-6',
  direccion: 'Calzada Atanasio Tzul 18-40, zona 12, Ciudad de Guatemala',
  contacto_directo: {
    nombre: 'Gabriela',
    apellidos: 'Méndez Orellana',
    correo: 'gabriela.mendez@laceiba.example',
    telefono: '2440-7815',
    celular: '5510-2231',
    direccion: 'Edificio administrativo, segundo nivel',
    sexo: 'Femenino',
  },
}

export const TEXTILES: EmpresaEscrita = {
  nombre_comercial: 'Textiles del Altiplano',
  nombre_fiscal: 'Hilados y Textiles del Altiplano, S. A.',
  telefono: '7763-1190',
  correo: 'personal@textilesaltiplano.example',
  NIT: '8021456-K',
  direccion: 'Kilómetro 198, carretera a Totonicapán, Quetzaltenango',
  contacto_directo: {
    nombre: 'Rodrigo',
    apellidos: 'Tzul Barrios',
    correo: 'rodrigo.tzul@textilesaltiplano.example',
    telefono: '7763-1192',
    celular: '4128-7730',
    sexo: 'Masculino',
  },
}
