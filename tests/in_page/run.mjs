// Run a Python module inside Pyodide, the Python of a page:
//   node run.mjs '{"module": …, "words": […], "paths": […], "places": {inside: outside}, "wheel": …,
//   "engine": …, "env": {…}}'
// It prints what the module prints, and exits as the module does.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const asked = JSON.parse(process.argv[2]);
// Otherwise Node prints the whole engine, which is a single line, above an error.
process.on("uncaughtException", (error) => {
    console.error(error.stack ?? error);
    process.exitCode = 1;
});
const { loadPyodide } = await import(pathToFileURL(join(asked.engine, "pyodide.mjs")).href);
const python = await loadPyodide({ env: asked.env, stdout: console.log, stderr: console.error });

function bytesOf(file) {
    return new Uint8Array(readFileSync(file));
}

python.unpackArchive(bytesOf(asked.wheel), "wheel", { extractDir: "/wheels" });
for (const [inside, outside] of Object.entries(asked.places)) {
    if (statSync(outside).isFile()) {
        python.FS.writeFile(inside, bytesOf(outside));
    } else {
        python.FS.mkdirTree(inside);
        python.FS.mount(python.FS.filesystems.NODEFS, { root: outside }, inside);
    }
}
python.globals.set("asked", python.toPy(asked));
const status = await python.runPythonAsync(`
import os, runpy, sys
sys.path[:0] = [*asked["paths"], "/wheels"]
sys.argv = [asked["module"], *asked["words"]]
sys.dont_write_bytecode = True
os.chdir("/hanse")
status = 0
try:
    found = runpy.run_module(asked["module"], run_name="__main__", alter_sys=True)
    # A page's loop already runs, so a module cannot start one itself.
    if "main_in_page" in found:
        await found["main_in_page"](*asked["words"])
except SystemExit as end:
    status = end.code
sys.stdout.flush()
int(status or 0)
`);
// Timers of a table would keep the process for minutes.
process.exit(status);
