/** @type {import('next').NextConfig} */
export default {
  // This app stands in another project, whose package-lock.json Next would take for its own.
  turbopack: { root: import.meta.dirname },
};
