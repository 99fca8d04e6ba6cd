/** @type {import('next').NextConfig} */
export default {
  // This app is in a folder of another project. Without this, Next would use that project's package-lock.json.
  turbopack: { root: import.meta.dirname },
};
